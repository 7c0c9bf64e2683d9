import type { Reference } from '../hast/references';

/** SVG elements whose `href` is a file, or an element of the page that starts with `#`. */
const SVG_ELEMENTS = new Set(['use', 'image', 'feImage']);

/** Checks whether a reference is an SVG file, as in `<use href="./icons.svg#search">`. */
export function isSvgReference({ name, attribute, value }: Reference): boolean {
  return attribute === 'href' && SVG_ELEMENTS.has(name) && value !== '' && !value.startsWith('#');
}
