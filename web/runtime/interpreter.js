// What PyScript starts in its worker: Pyodide, without a database.
import "./database.js";
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

const indexURL = new URL("../pyodide/", import.meta.url).href;
const loadPyodide = (options) => load({ ...options, indexURL });

export { loadPyodide, version };
