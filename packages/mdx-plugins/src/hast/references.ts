import type { Element, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { getFirstString, getStaticAttributes } from '../estree/static-attributes';
import { getExpression } from '../estree/static-expression';
import { getPageState } from '../page/page-state';
import { parseSrcset, writeSrcset } from '../text/srcset';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

/** HTML or JSX attribute that contains a URL. */
export interface Reference {
  /** Tag name or component name. */
  name: string;
  attribute: (typeof ATTRIBUTES)[number] | 'srcSet';
  value: string;
  /** Absolute path of the file that contains the attribute. */
  file: string;
  position: Element['position'];
  node: Element | JsxElement;
  set: (value: string) => void;
  /** Checks whether the element has a given attribute. */
  has: (attribute: string) => boolean;
  /** Returns the value of an attribute. Empty if the attribute is missing, or is an expression that is not static. */
  get: (attribute: string) => string;
  /** Adds an attribute to the element. */
  add: (attribute: string, value: string | number) => void;
}

const ATTRIBUTES = ['href', 'src', 'poster', 'data-zoom-src'] as const;

/** Calls `visit` for every URL in Markdown, HTML and JSX on a page. */
export function forEachReference(
  tree: Root,
  file: VFile,
  visit: (reference: Reference) => void,
): void {
  const page = getPageState(file).path;
  walk<RootContent>(tree, (node) => {
    const path = file.data.octavoOrigins?.get(node) ?? page;
    if (node.type === 'element') {
      for (const attribute of ATTRIBUTES) visitElement(node, attribute, path, visit);
      visitCandidates(node, path, visit);
    } else if (isJsxElement(node)) {
      for (const attribute of ATTRIBUTES) visitJsx(node, attribute, path, visit);
    }
    return undefined;
  });
}

function visitElement(
  node: Element,
  attribute: Reference['attribute'],
  file: string,
  visit: (reference: Reference) => void,
): void {
  const property = attribute === 'data-zoom-src' ? 'dataZoomSrc' : attribute;
  const value = node.properties[property];
  if (typeof value !== 'string') return;
  visit({
    name: node.tagName,
    attribute,
    value,
    file,
    position: node.position,
    node,
    set: (next) => {
      node.properties[property] = next;
    },
    has: (name) => node.properties[name] !== undefined,
    get: (name) => String(node.properties[name] ?? ''),
    add: (name, next) => {
      node.properties[name] = next;
    },
  });
}

/** Visits each URL in a `srcset` attribute, such as `a.png 1x, b.png 2x`. */
function visitCandidates(node: Element, file: string, visit: (reference: Reference) => void): void {
  const { srcSet } = node.properties;
  const value = Array.isArray(srcSet) ? srcSet.join(', ') : srcSet;
  if (typeof value !== 'string') return;
  const candidates = parseSrcset(value);
  for (const candidate of candidates) {
    visit({
      name: node.tagName,
      attribute: 'srcSet',
      value: candidate[0] ?? '',
      file,
      position: node.position,
      node,
      set: (next) => {
        candidate[0] = next;
        node.properties.srcSet = writeSrcset(candidates);
      },
      has: () => true,
      get: () => '',
      add: () => {},
    });
  }
}

function visitJsx(
  node: JsxElement,
  name: Reference['attribute'],
  file: string,
  visit: (reference: Reference) => void,
): void {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (attribute?.type !== 'mdxJsxAttribute') return;
  const expression =
    typeof attribute.value === 'object' ? getExpression(attribute.value?.data?.estree) : undefined;
  const value =
    typeof attribute.value === 'string'
      ? attribute.value
      : expression?.type === 'Literal' && typeof expression.value === 'string'
        ? expression.value
        : undefined;
  if (value === undefined) return;
  visit({
    name: node.name ?? '',
    attribute: name,
    value,
    file,
    position: attribute.position ?? node.position,
    node,
    set: (next) => {
      attribute.value = next;
    },
    has: (other) =>
      node.attributes.some((one) => one.type !== 'mdxJsxAttribute' || one.name === other),
    get: (other) => getFirstString(getStaticAttributes(node), other),
    add: (other, next) => {
      node.attributes.push({ type: 'mdxJsxAttribute', name: other, value: String(next) });
    },
  });
}
