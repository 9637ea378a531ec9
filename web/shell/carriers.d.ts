// What the carriers of tables use (line.js, camera.js), and TypeScript does not know.
declare module "*/vendor/jsqr.js" {
  export function jsQR(
    data: Uint8ClampedArray,
    width: number,
    height: number,
    options: { inversionAttempts: "dontInvert" },
  ): { data: string } | null;
}

/** The browser's own reader of codes, where it has one. */
declare class BarcodeDetector {
  static getSupportedFormats(): Promise<string[]>;
  constructor(options: { formats: string[] });
  detect(image: ImageData): Promise<{ rawValue: string }[]>;
}
