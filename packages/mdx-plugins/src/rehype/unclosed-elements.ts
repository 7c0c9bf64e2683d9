import type { RootContent } from 'hast';
import type { VFile } from 'vfile';
import { type ProblemLocation, warn } from '../diagnostics/report';
import { isKnownTag } from '../micromark/tag-names';
import { getPageState } from '../page/page-state';
import { type WalkNode, walk } from '../tree/walk';
import type { SourcePoint } from '../types';
import type { KnownNames } from './unknown-elements';

/** Opening or closing tag in raw HTML. */
interface Tag extends ProblemLocation {
  /** Name in lower case. */
  name: string;
  /** Name as written. */
  typed: string;
  kind: 'open' | 'close' | 'self-closing';
}

/** Elements without content, and elements whose end tag is optional. */
const WITHOUT_END_TAG =
  /^(?:area|base|basefont|bgsound|body|br|caption|col|colgroup|command|dd|dt|embed|frame|head|hr|html|img|input|keygen|li|link|meta|optgroup|option|p|param|rp|rt|rb|rtc|source|tbody|td|tfoot|th|thead|tr|track|wbr)$/;
/** Elements whose children can be closed with a slash. */
const FOREIGN = /^(?:svg|math)$/;
/** Matches comments, elements that contain only text, and tags. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<(\/?)([a-z][a-z\d-]*)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;

/**
 * Warns about elements in raw HTML without an end tag, to which the HTML parser adds the rest of the page, and about end
 * tags without an element, which it ignores.
 */
export function warnAboutUnclosedElements(
  tree: WalkNode,
  file: VFile,
  { components = {} }: Pick<KnownNames, 'components'>,
): void {
  const state = getPageState(file);
  const open = new Map<string, Tag[]>();
  let foreignDepth = 0;
  for (const tag of findTags(tree)) {
    const { name, kind } = tag;
    if (FOREIGN.test(name) && kind !== 'self-closing')
      foreignDepth = Math.max(0, foreignDepth + (kind === 'open' ? 1 : -1));
    // Unknown elements and components have their own warning.
    if (WITHOUT_END_TAG.test(name) || !isKnownTag(name) || Object.hasOwn(components, tag.typed))
      continue;
    if (kind === 'close') {
      if (!open.get(name)?.pop())
        warn(state, tag, {
          message: `Closing tag "</${tag.typed}>" has no opening tag`,
          hint: `HTML ignores it. Remove it, or add "<${tag.typed}>" where the element starts.`,
        });
    } else if (kind === 'open' || (foreignDepth === 0 && !FOREIGN.test(name)))
      open.set(name, [...(open.get(name) ?? []), tag]);
  }
  for (const tag of [...open.values()].flat()) {
    warn(state, tag, {
      message: `Element "<${tag.name}>" is not closed`,
      hint:
        tag.kind === 'self-closing'
          ? `HTML ignores the slash. Write "<${tag.name}></${tag.name}>".`
          : `It contains the rest of the page. Add "</${tag.name}>" where the element ends.`,
    });
  }
}

/** Returns the tags in the raw HTML of a tree, in document order. */
function findTags(tree: WalkNode, path?: string): Tag[] {
  const tags: Tag[] = [];
  walk<RootContent>(tree, (node) => {
    if (node.type === 'octPartial') {
      tags.push(...findTags(node, node.file));
      return false;
    }
    if (node.type !== 'raw') return undefined;
    for (const { 0: text, 2: slash, 3: name, index } of node.value.matchAll(TOKEN)) {
      if (name === undefined) continue;
      const kind = slash === '/' ? 'close' : text.endsWith('/>') ? 'self-closing' : 'open';
      const at = node.position && toPoint(node.position.start, node.value.slice(0, index));
      tags.push({
        name: name.toLowerCase(),
        typed: name,
        kind,
        at,
        ...(path === undefined ? {} : { file: path }),
      });
    }
    return undefined;
  });
  return tags;
}

/** Returns the point after some text that begins at a point. */
function toPoint({ line, column }: SourcePoint, before: string): SourcePoint {
  const lines = before.split('\n');
  const last = lines.at(-1)!.length;
  return {
    line: line + lines.length - 1,
    column: lines.length > 1 ? last + 1 : column + last,
  };
}
