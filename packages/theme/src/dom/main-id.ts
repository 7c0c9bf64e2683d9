/** ID of the main content element, the target of the skip link. */
export const MAIN_ID = 'oct-main';
