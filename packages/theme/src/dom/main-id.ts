/** ID of the main content, which is the target of the skip link. */
export const MAIN_ID = 'oct-main';
