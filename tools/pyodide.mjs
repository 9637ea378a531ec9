// Runs one Python file inside Pyodide under Node: node tools/pyodide.mjs '<job as JSON>'.
// job: home (folder of pyodide.mjs), packages (wheels, or names in its lock file), mounts {inside: outside},
// env, script, arguments.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(process.argv[2]);
// An uncaught error would print the whole line of pyodide.asm.mjs it came from: a megabyte.
const fail = (error) => {
  console.error(String(error?.message ?? error).slice(0, 4000));
  process.exit(1);
};
process.on("uncaughtException", fail).on("unhandledRejection", fail);

const { loadPyodide } = await import(pathToFileURL(`${job.home}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${job.home}/`, packages: job.packages ?? [], env: job.env ?? {} });
for (const [inside, outside] of Object.entries(job.mounts ?? {})) {
  python.FS.mkdirTree(inside);
  python.mountNodeFS(inside, outside);
}
python.globals.set("ARGUMENTS", JSON.stringify(job.arguments ?? {}));
const code = await python.runPythonAsync(readFileSync(job.script, "utf8"), { filename: job.script });
process.exit(Number.isInteger(code) ? code : 0);
