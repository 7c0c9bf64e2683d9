import { readStorage, writeStorage } from './storage';

const STORAGE_KEY = 'octavo.reloaded';

/**
 * Load a part of the theme that comes as a file of its own. A tab that outlives a deployment asks
 * for files that are gone: the page is then loaded anew, once for each address.
 *
 * @throws what `load` threw, when loading anew has not helped or cannot.
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
