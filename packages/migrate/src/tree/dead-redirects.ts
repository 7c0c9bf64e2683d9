import { type Migration, report } from '../migration';
import type { ContentTree } from './content-tree';
import { parsePage } from './page-frontmatter';

/**
 * Removes and reports redirects to drafts and to pages that do not exist, because they are errors in Octavo. Redirects that lead to
 * another redirect lead to its target.
 */
export function removeDeadRedirects(tree: ContentTree, migration: Migration): void {
  const redirects = migration.config.redirects as Record<string, string> | undefined;
  if (!redirects) return;
  const paths = [...tree.texts.keys(), ...tree.copies.keys()];
  const isDraft = (path: string) => parsePage(tree.texts.get(path) ?? '').data.draft === true;
  const routes = toRoutes(paths, migration);
  const published = toRoutes(
    paths.filter((path) => !isDraft(path)),
    migration,
  );
  const location = migration.origins.get('redirects');
  const byPath = new Map(Object.entries(redirects).map(([path, to]) => [normalize(path), to]));
  for (const from of Object.keys(redirects)) {
    // The page takes precedence.
    if (routes.has(normalize(from))) {
      delete redirects[from];
      continue;
    }
    const to = follow(redirects[from]!, byPath, published);
    if (to !== undefined) {
      redirects[from] = to;
      continue;
    }
    const original = redirects[from]!;
    const hasDraft = routes.has(normalize(original));
    delete redirects[from];
    report(
      migration,
      location ?? { file: migration.cwd, line: 1, column: 1 },
      `The redirect from ${from} was removed, because ${original} ${hasDraft ? 'is a draft' : 'does not exist'}.`,
      hasDraft
        ? 'Add the redirect when you publish the page.'
        : 'Add the page, or a redirect to another page.',
    );
  }
  if (Object.keys(redirects).length === 0) delete migration.config.redirects;
}

const normalize = (path: string) =>
  path
    .replace(/[?#].*$/s, '')
    .replace(/(?:\.html)?\/?$/, '')
    .toLowerCase();

/** Returns the final target of a redirect, or `undefined` if it does not exist. */
function follow(
  target: string,
  redirects: ReadonlyMap<string, string>,
  routes: ReadonlySet<string>,
): string | undefined {
  const seen = new Set<string>();
  let to = target;
  while (to.startsWith('/') && !to.startsWith('//') && !routes.has(normalize(to))) {
    const next = redirects.get(normalize(to));
    if (next === undefined || seen.has(to)) return undefined;
    seen.add(to);
    to = next;
  }
  return to;
}

/** Returns the normalized routes of pages, also of missing translations, and of public files. */
function toRoutes(paths: readonly string[], { config }: Migration): ReadonlySet<string> {
  const {
    lang = 'en',
    locales = [],
    multiVersion,
  } = config as {
    lang?: string;
    locales?: { lang: string }[];
    multiVersion?: { default: string; versions: string[] };
  };
  const translations = locales.map((locale) => locale.lang).filter((each) => each !== lang);
  return new Set(
    paths.flatMap((path) => {
      if (path.startsWith('public/')) return [normalize(path.slice('public'.length))];
      const parts = path.replace(/(?:(?:^|\/)index)?\.(?:mdx?|[jt]sx?)$/, '').split('/');
      const version = multiVersion?.versions.includes(parts[0]!) ? parts.splice(0, 1) : [];
      // Pages in the default language also have a route in the languages without a translation.
      const prefixes = translations.includes(parts[0]!) ? [] : translations.map((each) => [each]);
      if (locales.length > 0 && parts[0] === lang) parts.shift();
      const isDefault = version[0] === multiVersion?.default;
      return [[], ...prefixes].map((prefix) =>
        normalize(`/${[...(isDefault ? [] : version), ...prefix, ...parts].join('/')}`),
      );
    }),
  );
}
