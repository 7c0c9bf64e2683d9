/** How long a page may take to load before a bar shows, in milliseconds (specification, section 9). */
export const PROGRESS_BAR_DELAY = 200;
/** How long after a navigation the page scrolls to the hash, in milliseconds (specification, section 9). */
export const HASH_SCROLL_DELAY = 100;
/** Where scroll positions are kept for going back, in session storage. */
export const SCROLL_STORAGE_KEY = 'octavo.scroll';
