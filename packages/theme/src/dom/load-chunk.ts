import { readStorage, writeStorage } from './storage';

const STORAGE_KEY = 'octavo.reloaded';

/**
 * Loads a theme chunk. After a deployment, tabs that are still open may request files that no longer exist. In that
 * case, the page is reloaded, at most once per URL.
 *
 * @throws the error from `load` if the page has already been reloaded or cannot be reloaded
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const { href } = window.location;
    const wasReloaded = readStorage(STORAGE_KEY, 'session') === href;
    writeStorage(STORAGE_KEY, href, 'session');
    // Without storage, a permanently broken page would reload forever.
    const isStored = readStorage(STORAGE_KEY, 'session') === href;
    if (wasReloaded || !isStored || !navigator.onLine) throw error;
    window.location.reload();
    return new Promise(() => {});
  }
}
