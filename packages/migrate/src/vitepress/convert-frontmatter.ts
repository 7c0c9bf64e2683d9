import { omitUndefined, positionAt } from '@octavo/cli/internal';
import { type Document, isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import type { MigrationProblem } from '../report/migration-problem';
import { PAGINATION_HINT } from '../tree/page-frontmatter';
import { isSupportedOutlineLevel } from './outline-depth';

const PAGE_TYPES: Record<string, string> = { home: 'home', page: 'custom' };
/** Hints for unsupported frontmatter keys. */
const HINTS: Record<string, string> = {
  prev: PAGINATION_HINT,
  next: PAGINATION_HINT,
  aside: 'Set `outline: false` to hide the outline.',
  lastUpdated: 'The last updated date is shown on all pages with a footer.',
  pageClass: 'Add a class to an element in the page instead.',
  isHome: 'Set `pageType: home` for home pages.',
  hreflang: '`hreflang` links are generated automatically.',
};

/** Frontmatter keys that hide a part of the page when set to `false`. */
const TOGGLES = ['navbar', 'sidebar', 'footer', 'editLink'];

/** Converts frontmatter. Line numbers in problems are 1-based and relative to the YAML block. */
export function convertFrontmatter(yaml: string): { yaml: string; problems: MigrationProblem[] } {
  const document = parseDocument(yaml);
  const data = parseData(document);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { yaml, problems: [] };
  const values = data as Record<string, unknown>;
  const problems: MigrationProblem[] = [];
  const reportKey = (key: string, hint: string) =>
    problems.push({
      line: findLine(key, yaml),
      column: 1,
      message: `\`${key}\` was not migrated.`,
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
    document.delete(to[0]);
    (pair.key as Scalar).value = to[0];
    pair.value = document.createNode(to[1]) as typeof pair.value;
  };

  const buttons = findUnknownThemes(values);
  for (const { path, theme, closest } of buttons) {
    const node = document.getIn(path, true) as Scalar | undefined;
    problems.push({
      ...positionAt(node?.range?.[0] ?? 0, yaml),
      message: `The theme "${theme}" of a button was replaced with "${closest}".`,
      hint: 'Octavo has the themes `brand` and `alt`.',
      impact: 'cosmetic',
    });
  }
  for (const [path, value] of [
    ...buttons.map(({ path, closest }): Change => [path, closest]),
    ...convertRelativeLinks(values),
    ...convertIcons(values),
    ...convertHeroImage(values),
  ]) {
    document.setIn(path, value);
    hasChanged = true;
  }

  const { layout, outline, titleTemplate, aside } = values;
  if (typeof layout === 'string') {
    const pageType = PAGE_TYPES[layout];
    if (pageType) change('layout', ['pageType', pageType]);
    else {
      if (layout !== 'doc')
        reportKey('layout', 'Set `pageType` to "doc", "home", "custom", "blank" or "404".');
      change('layout');
    }
  } else if (layout === false) change('layout', ['pageType', 'blank']);
  if (outline !== undefined && typeof outline !== 'boolean') {
    if (!isSupportedOutlineLevel(outline))
      reportKey('outline', 'The outline shows h2 to h4 headings. Set `outline: false` to hide it.');
    change('outline');
  }
  // VitePress treats strings as `true`. They are common in older sites.
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

/** New value in the frontmatter, with its path. */
type Change = [path: (string | number)[], value: unknown];

/** Converts the image of the hero, which is a path or two images, to the form with `src`. */
function convertHeroImage({ hero }: Record<string, unknown>): Change[] {
  const image = (hero as { image?: unknown } | undefined)?.image;
  const path = ['hero', 'image'];
  if (typeof image === 'string') return [[path, { src: image }]];
  if (typeof image !== 'object' || image === null || 'src' in image) return [];
  const { alt, ...images } = image as { alt?: string; light?: ThemedImage; dark?: ThemedImage };
  const [light, dark] = [images.light, images.dark].map((each) =>
    typeof each === 'object' ? each : { src: each, alt: undefined },
  );
  const src = light?.src && dark?.src ? { light: light.src, dark: dark.src } : undefined;
  return src ? [[path, omitUndefined({ src, alt: alt ?? light?.alt })]] : [];
}

type ThemedImage = string | { src: string; alt?: string };

/** Finds the buttons of the hero with a theme that Octavo does not have, and the closest theme. */
function findUnknownThemes({ hero }: Record<string, unknown>) {
  const actions = (hero as { actions?: unknown } | undefined)?.actions;
  return (Array.isArray(actions) ? actions : []).flatMap(
    (action: { theme?: unknown } | null, index) => {
      const theme = action?.theme;
      if (typeof theme !== 'string' || theme === 'brand' || theme === 'alt') return [];
      const closest = /\bbrand\b/.test(theme) ? 'brand' : 'alt';
      return [{ path: ['hero', 'actions', index, 'theme'], theme, closest }];
    },
  );
}

/** Converts hero and feature links that start with `./` to root-relative links. */
function convertRelativeLinks({ hero, features }: Record<string, unknown>): Change[] {
  const actions = (hero as { actions?: unknown } | undefined)?.actions;
  const lists = [
    [['hero', 'actions'], actions],
    [['features'], features],
  ] as const;
  return lists.flatMap(([path, list]) =>
    (Array.isArray(list) ? list : []).flatMap((item: { link?: unknown } | null, index) =>
      typeof item?.link === 'string' && item.link.startsWith('./')
        ? [[[...path, index, 'link'], item.link.slice(1)] as Change]
        : [],
    ),
  );
}

/** Converts icons of features that are objects with the path of an image. */
function convertIcons({ features }: Record<string, unknown>): Change[] {
  return (Array.isArray(features) ? features : []).flatMap(
    ({ icon }: { icon?: Record<string, unknown> | string }, index) => {
      const image = typeof icon === 'object' ? (icon?.src ?? icon?.light) : undefined;
      return typeof image === 'string' ? [[['features', index, 'icon'], image] as Change] : [];
    },
  );
}

function findLine(key: string, yaml: string): number {
  return yaml.split('\n').findIndex((line) => line.startsWith(`${key}:`)) + 1;
}

/** Returns the data of a YAML document. Returns `undefined` for invalid YAML, which is reported by the compiler. */
function parseData(document: Document): unknown {
  try {
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    return undefined;
  }
}
