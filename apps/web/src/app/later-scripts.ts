import { LATER_SCRIPTS_ID } from '@larder/contract/rendered-page';

/** The addresses of the scripts that a rendered page leaves for later; null where the page loads them itself. */
export function readLaterScripts(document: Document): string[] | null {
  const text = document.getElementById(LATER_SCRIPTS_ID)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Loads module scripts at once, and executes them in their order. */
export function loadLaterScripts(document: Document, sources: readonly string[]): void {
  for (const source of sources) {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = 'anonymous';
    script.async = false;
    script.src = source;
    document.head.append(script);
  }
}
