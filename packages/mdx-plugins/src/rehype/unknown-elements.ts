import type { Element, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { nearest } from '../diagnostics/did-you-mean';
import { type ProblemLocation, warn } from '../diagnostics/report';
import {
  describeEscapedTag,
  describeEscapedType,
  findGenericType,
} from '../diagnostics/type-arguments';
import { isKnownTag, TAG_NAMES } from '../micromark/tag-names';
import type { DialectOptions } from '../options';
import { getPageState } from '../page/page-state';
import { getSource } from '../page/source';
import { isJsxElement } from '../tree/jsx';
import { type WalkNode, walk } from '../tree/walk';

/** Options with the names of components and replaced elements. */
export type KnownNames = Pick<DialectOptions, 'components' | 'overrides'>;

/** Place of a tag. */
interface TagLocation extends ProblemLocation {
  at: Element['position'];
}

/** Closing tag, such as `</T>`. */
interface ClosingTag extends TagLocation {
  name: string;
}

const CLOSING_TAG = /^<\/([a-z][a-z\d]*)\s*>$/i;
/** Shorter names are usually type parameters, not misspelled elements. */
const MIN_SUGGESTED = 3;

/**
 * Finds closing tags in a tree whose HTML has not been parsed yet. The HTML parser drops closing tags without an opening
 * tag.
 */
export function findClosingTags(tree: WalkNode, path?: string): ClosingTag[] {
  const found: ClosingTag[] = [];
  walk<RootContent>(tree, (node) => {
    if (node.type === 'octPartial') {
      found.push(...findClosingTags(node, node.file));
      return false;
    }
    const name = node.type === 'raw' ? CLOSING_TAG.exec(node.value)?.[1] : undefined;
    if (name !== undefined)
      found.push({ name, at: positionOf(node), ...(path === undefined ? {} : { file: path }) });
    return undefined;
  });
  return found;
}

/** Warns about elements that browsers do not know: misspelled elements, type parameters, and components in Markdown. */
export function warnAboutUnknownElements(
  root: Root,
  closingTags: readonly ClosingTag[],
  file: VFile,
  { components = {}, overrides = {} }: KnownNames,
): void {
  const state = getPageState(file);
  const found = new Set<string>();
  const isKnown = (name: string) => isKnownTag(name) || Object.hasOwn(overrides, name);
  const sourceOf = (path?: string) => getSource(file, path);
  const warnAbout = (name: string, place: TagLocation, type?: string) => {
    const warnAboutComponent = () =>
      warn(state, place, {
        message: `Component "<${name}>" is not rendered in Markdown files`,
        hint: `Use the extension .mdx for files with components. ${describeEscapedTag(name)}`,
      });
    if (Object.hasOwn(components, name) || isImported(name, sourceOf(place.file))) {
      warnAboutComponent();
      return;
    }
    const similar =
      name.length < MIN_SUGGESTED
        ? undefined
        : nearest(name, [...TAG_NAMES, ...Object.keys(components), ...Object.keys(overrides)]);
    if (similar === undefined && type?.endsWith(`<${name}>`)) {
      warn(state, place, {
        message: `"<${name}>" in "${type}" is parsed as an HTML element`,
        hint: describeEscapedType(type),
      });
      return;
    }
    if (similar === undefined && isSelfClosingComponent(name, place, sourceOf(place.file))) {
      warnAboutComponent();
      return;
    }
    warn(state, place, {
      message: `Unknown element "<${name}>"`,
      hint:
        (similar === undefined ? '' : `Did you mean "<${similar}>"? `) + describeEscapedTag(name),
    });
  };
  walk<RootContent>(root, (node) => {
    const tag = node.type === 'element' ? node.tagName : isJsxElement(node) ? node.name : undefined;
    // In MDX, names with a capital letter or a dot are components.
    if (!tag || !/^[a-z][a-z\d]*$/.test(tag)) return undefined;
    const path = file.data.octavoOrigins?.get(node);
    const at = positionOf(node);
    const source = sourceOf(path);
    const offset = at?.start.offset ?? 0;
    const typed = source.slice(offset + 1).slice(0, tag.length);
    const name = typed.toLowerCase() === tag ? typed : tag;
    // Names of components can be elements of MathML, such as `card`.
    if (isKnown(tag) && !Object.hasOwn(components, name)) return undefined;
    found.add(tag);
    const place = { ...(path === undefined ? {} : { file: path }), at };
    warnAbout(name, place, findGenericType(source, offset));
    return undefined;
  });
  for (const { name, ...place } of closingTags)
    if (!isKnown(name) && !found.has(name.toLowerCase())) warnAbout(name, place);
}

/** Checks whether a file contains an import of a name, which has no effect in Markdown or in a paragraph. */
export function isImported(name: string, source: string): boolean {
  return new RegExp(`^import\\s[^'"<\\n]*\\b${name}\\b[^'"<\\n]*\\sfrom\\s`, 'm').test(source);
}

/** Checks for an element such as `<Demo />`. Type parameters are not self-closing. */
function isSelfClosingComponent(name: string, { at }: TagLocation, source: string): boolean {
  const start = at?.start.offset ?? 0;
  return /^[A-Z]/.test(name) && /^<[^<>]*\/>/.test(source.slice(start));
}

function positionOf(node: RootContent): Element['position'] {
  return 'position' in node ? node.position : undefined;
}
