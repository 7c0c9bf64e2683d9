import { readStorage, writeStorage } from './storage';

const STORAGE_KEY = 'octavo.reloaded';

/**
 * Loads a chunk of the theme. A browser tab that stays open across a deployment can request files that no longer
 * exist; in this case the page is reloaded, once for each URL.
 *
 * @throws the error of `load`, if the page was already reloaded or cannot be reloaded
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { href } = window.location;
    const wasReloaded = readStorage(STORAGE_KEY, 'session') === href;
    writeStorage(STORAGE_KEY, href, 'session');
    // Without storage, a page that stays broken would reload forever.
    const isStored = readStorage(STORAGE_KEY, 'session') === href;
    if (wasReloaded || !isStored || !navigator.onLine) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
