// What browsers and the page's other scripts bring along, and TypeScript does not know.
declare module "*/vendor/idiomorph.js" {
  export const Idiomorph: {
    morph(old: Element, content: Node[], options: { morphStyle: "innerHTML"; ignoreActiveValue: boolean }): void;
  };
}

/** PyScript's script, once its worker has been made. */
interface HTMLElement {
  xworker?: { ready: Promise<{ sync: import("./messages.js").Engine }> };
}

interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}

interface LaunchParams {
  files?: FileSystemFileHandle[];
  targetURL?: string;
}

interface Window {
  launchQueue?: { setConsumer(consumer: (params: LaunchParams) => void): void };
}

interface Navigator {
  connection?: { saveData?: boolean };
}
