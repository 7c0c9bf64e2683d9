import { htmlTagNames } from 'html-tag-names';
import { mathmlTagNames } from 'mathml-tag-names';
import { svgTagNames } from 'svg-tag-names';

/** Names of HTML, SVG and MathML elements, including obsolete ones. */
export const TAG_NAMES: readonly string[] = [
  ...htmlTagNames,
  'selectedcontent',
  ...svgTagNames,
  ...mathmlTagNames,
];

const known = new Set(TAG_NAMES.map((name) => name.toLowerCase()));

/**
 * Checks whether a tag name belongs to an HTML, SVG or MathML element or to a custom element, whose name contains a hyphen.
 * Case-insensitive.
 */
export function isKnownTag(name: string): boolean {
  return name.includes('-') || known.has(name.toLowerCase());
}
