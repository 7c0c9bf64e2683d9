import { loadScript } from '../load-script';

/** Stylesheet or script in the head of a document. */
export type HeadFile = HTMLLinkElement | HTMLScriptElement;

/**
 * Loads the files in the head of another document. Resolves once the stylesheets have loaded. Scripts belong to plugins:
 * the page is shown without them, and works if they fail.
 */
export async function loadHeadFiles(files: readonly HeadFile[]): Promise<void> {
  const load = (file: HeadFile) =>
    loadScript('href' in file ? file.href : file.src, file.integrity);
  const isStyle = (file: HeadFile) => file.localName === 'link';
  for (const file of files) {
    if (isStyle(file)) continue;
    load(file).catch((error: unknown) =>
      console.error('[octavo] Failed to load a file of a plugin.', error),
    );
  }
  await Promise.all(files.filter(isStyle).map(load));
}
