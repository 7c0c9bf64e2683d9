/** Class of the form at the end of a page. */
export const FORM_CLASS = 'oct-feedback';
