/** Id of the page's content; the skip link leads to it. */
export const MAIN_ID = 'oct-main';
