/** Class of the names with a type. */
export const TYPE_CLASS = 'oct-type';

/** Attribute of the names whose type is hidden. */
export const DISMISSED = 'data-dismissed';
