/** Class of the links that have a preview. */
export const LINK_CLASS = 'oct-link-preview';
