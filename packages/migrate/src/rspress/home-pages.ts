import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { groupBy, omitUndefined } from '@octavo/cli/internal';
import { globSync } from 'tinyglobby';

import { findTags } from '../markdown/jsx-tags';
import { type Migration, report } from '../migration';
import {
  countHomeWords,
  countWords,
  findLinks,
  type HomeLink,
  hasHomeContent,
  MIN_HOME_WORDS,
} from '../tree/complete-home-page';
import { parsePage } from '../tree/page-frontmatter';
import { COMPAT_FOLDER } from './compat-files';

interface SectionPage {
  title: string;
  link: string;
}

interface Feature {
  title: string;
  details: string;
  link: string;
}

const MAX_TITLES = 8;
const PAGE = /\.mdx?$/;

/**
 * Adds a plugin with a hero and features for home pages without them and with less than 50 words, because the Rspress theme
 * rendered their content. The pages stay unchanged.
 */
export function addHomePages(migration: Migration): void {
  const root = join(migration.cwd, String(migration.config.root));
  const paths = globSync(['{,*/,*/*/}index.{md,mdx}'], { cwd: root }).toSorted();
  const generated = paths.flatMap((path) => {
    const { data, body } = parsePage(readFileSync(join(root, path), 'utf8'));
    const known = countHomeWords(data, body);
    if (data.pageType !== 'home' || hasHomeContent(data) || known >= MIN_HOME_WORDS) return [];
    // Components have their own text.
    if (findTags(body).some(({ name }) => /^[A-Z]/.test(name))) return [];
    report(
      migration,
      { file: join(root, path), line: 1, column: 1 },
      'The home page is generated from the first pages, because the Rspress theme rendered it.',
      `Add \`hero\` and \`features\` to the frontmatter, and remove ${COMPAT_FOLDER}/home-pages.ts.`,
      'cosmetic',
    );
    return [[path, createHome(path, known, migration)] as const];
  });
  if (generated.length === 0) return;
  migration.files.set(
    `${COMPAT_FOLDER}/home-pages.ts`,
    `import { definePlugin } from '@octavo/cli';

const HOME_PAGES: Record<string, object> = ${JSON.stringify(Object.fromEntries(generated), null, 2)};

/** Adds a hero and features to home pages without them. */
export const homePages = definePlugin({
  name: 'home-pages',
  pageData: (data) => ({
    ...data,
    frontmatter: { ...HOME_PAGES[data.pagePath ?? ''], ...data.frontmatter },
  }),
});
`,
  );
  migration.plugins.push({ name: 'homePages', from: `./${COMPAT_FOLDER}/home-pages` });
}

function createHome(path: string, known: number, { cwd, config }: Migration) {
  const folder = path.replace(/(?:^|\/)index\.mdx?$/, '');
  const root = join(cwd, String(config.root), folder);
  const prefix = folder === '' || folder === (config.lang ?? 'en') ? '' : `/${folder}`;
  const sections = readSections(root, prefix);
  const features: Feature[] = [];
  let words = known;
  for (const [name, pages] of sections) {
    const [first, ...others] = pages as [SectionPage, ...SectionPage[]];
    const details = others.slice(0, MAX_TITLES).map(({ title }) => title);
    features.push({ title: name, details: details.join(', '), link: first.link });
    words += countWords(`${name} ${details.join(' ')}`);
    if (words >= MIN_HOME_WORDS && features.length >= 3) break;
  }
  const [start] = features;
  return {
    hero: omitUndefined({
      name: config.title,
      tagline: findDescription(folder, config),
      actions: start && [{ theme: 'brand', text: start.title, link: start.link }],
    }),
    features,
  };
}

/** Returns the description of a language, or of the site. */
function findDescription(lang: string, { locales, themeConfig, description }: Migration['config']) {
  const { locales: themeLocales } = (themeConfig ?? {}) as { locales?: unknown };
  const all = [themeLocales ?? [], locales ?? []].flat() as {
    lang?: string;
    description?: string;
  }[];
  return (
    all.find((locale) => locale.lang === lang && locale.description)?.description ?? description
  );
}

/** Returns the pages of each folder, in the order of the navbar. The name of a section is the title of the navbar item. */
function readSections(folder: string, prefix: string): [name: string, pages: SectionPage[]][] {
  const paths = globSync(['**/*.{md,mdx}'], {
    cwd: folder,
    ignore: ['**/_*', '**/_*/**', 'index.{md,mdx}', '**/fragments/**', '**/components/**'],
  });
  const groups = groupBy(paths.toSorted(), (path) => path.split('/')[0]!.replace(PAGE, ''));
  const nav = readNav(join(folder, '_nav.json'));
  const order = [...new Set([...nav.keys(), ...groups.keys()])].filter((key) => groups.has(key));
  return order.map((key) => {
    const pages = groups.get(key)!.map((path) => ({
      title: readTitle(join(folder, path)),
      link: `${prefix}/${path.replace(PAGE, '').replace(/(^|\/)index$/, '$1')}`,
    }));
    const item = nav.get(key);
    const target = item && `${prefix}${item.link.replace(/(?:index)?(?:\.html)?$/, '')}`;
    const first = pages.find(({ link }) => link === target) ?? pages[0]!;
    return [item?.text ?? first.title, [first, ...pages.filter((page) => page !== first)]];
  });
}

/** Returns the first navbar item for each first folder of a link. */
function readNav(file: string): Map<string, HomeLink> {
  if (!existsSync(file)) return new Map();
  const items = groupBy(
    findLinks(JSON.parse(readFileSync(file, 'utf8'))),
    ({ link }) => link.split('/')[1]!,
  );
  return new Map([...items].map(([key, [first]]) => [key, first!]));
}

function readTitle(file: string): string {
  const { data, body } = parsePage(readFileSync(file, 'utf8'));
  const heading = /^#\s+(.+?)(?:\s*\{#[^}]*\})?$/m.exec(body)?.[1];
  return typeof data.title === 'string' ? data.title : (heading ?? '').replace(/<[^>]*>/g, '');
}
