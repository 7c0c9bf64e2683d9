import { type Document, isMap, isScalar, parseDocument, type Scalar } from 'yaml';

import type { Problem } from '../../model/errors';
import { isSupportedDepth } from './outline-depth';

const PAGE_TYPES: Record<string, string> = { home: 'home', page: 'custom' };
/** Hints for keys that Octavo does not support. */
const HINTS: Record<string, string> = {
  prev: 'The order of pages is that of the sidebar.',
  next: 'The order of pages is that of the sidebar.',
  aside: 'Set outline: false to hide the outline.',
  lastUpdated: 'All pages with a footer show the date.',
  pageClass: 'Style an element of the page instead.',
  isHome: 'Set pageType: home for home pages.',
  hreflang: 'Links to translations are generated automatically.',
};

/** Keys that hide an element of the page with `false`. */
const TOGGLES = ['navbar', 'sidebar', 'footer', 'editLink'];

/** Converts frontmatter. The lines of problems are relative to the YAML block, 1-based. */
export function convertFrontmatter(yaml: string): { yaml: string; problems: Problem[] } {
  const document = parseDocument(yaml);
  const data = parseData(document);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { yaml, problems: [] };
  const values = data as Record<string, unknown>;
  const problems: Problem[] = [];
  const reportKey = (key: string, hint: string) =>
    problems.push({
      line: findLine(key, yaml),
      column: 1,
      message: `${key} was not migrated.`,
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

  const links = convertRelativeLinks(values);
  for (const [path, link] of links) {
    document.setIn(path, link);
    hasChanged = true;
  }

  const { layout, outline, titleTemplate, aside } = values;
  if (typeof layout === 'string') {
    const pageType = PAGE_TYPES[layout];
    if (pageType) change('layout', ['pageType', pageType]);
    else {
      if (layout !== 'doc')
        reportKey('layout', 'Set pageType to "doc", "home", "custom", "blank" or "404".');
      change('layout');
    }
  } else if (layout === false) change('layout', ['pageType', 'blank']);
  if (outline !== undefined && typeof outline !== 'boolean') {
    if (!isSupportedDepth(outline))
      reportKey(
        'outline',
        'The outline shows headings of levels 2 to 4. Set outline: false to hide it.',
      );
    change('outline');
  }
  // VitePress treats strings, which older sites use, as true.
  for (const key of TOGGLES) if (key in values && typeof values[key] !== 'boolean') change(key);
  if (aside === false) change('aside', ['outline', false]);
  if (typeof titleTemplate === 'string')
    change('titleTemplate', ['titleSuffix', titleTemplate.replace(/^:title\s*/, '')]);
  for (const [key, hint] of Object.entries(HINTS)) {
    if (!(key in values) || (key === 'aside' && aside === false)) continue;
    if (values[key] !== true) reportKey(key, hint);
    change(key);
  }
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  if (isEmpty) return { yaml: '', problems };
  return { yaml: hasChanged ? document.toString().trimEnd() : yaml, problems };
}

/** Converts links of the hero and the features that start with `./` to root-relative links. */
function convertRelativeLinks({
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

function findLine(key: string, yaml: string): number {
  return yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

/** Returns the data of a YAML document, or `undefined` if it is invalid, which the compiler reports. */
function parseData(document: Document): unknown {
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    return undefined;
  }
}
