import { readStorage, writeStorage } from './storage';

const STORAGE_KEY = 'octavo.reloaded';

/**
 * Loads a chunk of the theme. A tab that stays open across a deployment requests files that no longer exist: then the
 * page is reloaded, once for each URL.
 *
 * @throws what `load` threw, if reloading has not helped or is not possible
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { href } = window.location;
    const wasReloaded = readStorage(STORAGE_KEY, 'session') === href;
    writeStorage(STORAGE_KEY, href, 'session');
    // Where nothing can be remembered, a page that stays broken would reload for ever.
    const isRemembered = readStorage(STORAGE_KEY, 'session') === href;
    if (wasReloaded || !isRemembered || !navigator.onLine) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
