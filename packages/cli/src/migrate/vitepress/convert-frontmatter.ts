import { type Document, isMap, isScalar, parseDocument, type Scalar } from 'yaml';

import type { Problem } from '../../model/errors';
import { isAsDeep } from './outline-depth';

const PAGE_TYPES: Record<string, string> = { home: 'home', page: 'custom' };
/** Keys without a meaning here, and what to do instead. */
const HINTS: Record<string, string> = {
  prev: 'Pages follow each other as the sidebar lists them.',
  next: 'Pages follow each other as the sidebar lists them.',
  aside: 'outline: false hides the outline.',
  lastUpdated: 'The date is on every page that has a footer.',
  pageClass: 'Write the rule for an element of the page instead.',
  isHome: 'pageType tells home pages.',
  hreflang: 'Translations are told to search engines by themselves.',
};

/** Parts that frontmatter hides with `false`. */
const SWITCHES = ['navbar', 'sidebar', 'footer', 'editLink'];

/** Frontmatter as Octavo reads it; the lines of what is left out count within the block, from 1. */
export function convertFrontmatter(yaml: string): { yaml: string; problems: Problem[] } {
  const document = parseDocument(yaml);
  const data = dataOf(document);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { yaml, problems: [] };
  const values = data as Record<string, unknown>;
  const problems: Problem[] = [];
  const tell = (key: string, hint: string) =>
    problems.push({
      line: lineOf(key, yaml),
      column: 1,
      message: `${key}: not carried over.`,
      hint,
    });
  let hasChanged = false;
  const change = (from: string, to?: [key: string, value: unknown]) => {
    hasChanged = true;
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && key.value === from)
      : undefined;
    if (!pair || !to) {
      document.delete(from);
      return;
    }
    (pair.key as Scalar).value = to[0];
    pair.value = document.createNode(to[1]) as typeof pair.value;
  };

  const links = relativeLinks(values);
  for (const [path, link] of links) {
    document.setIn(path, link);
    hasChanged = true;
  }

  const { layout, outline, titleTemplate, aside } = values;
  if (typeof layout === 'string') {
    const pageType = PAGE_TYPES[layout];
    if (pageType) change('layout', ['pageType', pageType]);
    else {
      if (layout !== 'doc') tell('layout', 'pageType is doc, home, custom, blank or 404.');
      change('layout');
    }
  } else if (layout === false) change('layout', ['pageType', 'blank']);
  if (outline !== undefined && typeof outline !== 'boolean') {
    if (!isAsDeep(outline))
      tell('outline', 'The outline shows headings of levels 2 to 4; outline: false hides it.');
    change('outline');
  }
  // Older sites have words there, which VitePress takes for true.
  for (const key of SWITCHES) if (key in values && typeof values[key] !== 'boolean') change(key);
  if (aside === false) change('aside', ['outline', false]);
  if (typeof titleTemplate === 'string')
    change('titleTemplate', ['titleSuffix', titleTemplate.replace(/^:title\s*/, '')]);
  for (const [key, hint] of Object.entries(HINTS)) {
    if (!(key in values) || (key === 'aside' && aside === false)) continue;
    if (values[key] !== true) tell(key, hint);
    change(key);
  }
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  if (isEmpty) return { yaml: '', problems };
  return { yaml: hasChanged ? document.toString().trimEnd() : yaml, problems };
}

/** Links of the hero and the features that begin with `./`; a home page is at the root of its language. */
function relativeLinks({
  hero,
  features,
}: Record<string, unknown>): [(string | number)[], string][] {
  const actions = (hero as { actions?: unknown } | undefined)?.actions;
  const lists = [
    [['hero', 'actions'], actions],
    [['features'], features],
  ] as const;
  return lists.flatMap(([path, list]) =>
    (Array.isArray(list) ? list : []).flatMap((item: { link?: unknown } | null, index) =>
      typeof item?.link === 'string' && item.link.startsWith('./')
        ? [[[...path, index, 'link'], item.link.slice(1)] as [(string | number)[], string]]
        : [],
    ),
  );
}

function lineOf(key: string, yaml: string): number {
  return yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

/** What a document says; nothing where it cannot be read, which compiling the page tells. */
function dataOf(document: Document): unknown {
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    return undefined;
  }
}
