import { join } from 'node:path';

import type { OctavoPlugin } from '@octavo/cli';
import { createJiti } from 'jiti';
import { expect, test } from 'vitest';

import { createMigration } from '../migration';
import { useTempSite } from '../testing/temp-site';
import { countHomeWords } from '../tree/complete-home-page';
import { addHomePages } from './home-pages';

const site = useTempSite();

const HOME = '---\npageType: home\n---\n';
const pages = (folder: string, name: string) =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `docs/${folder}/page-${index}.md`,
      `# ${name} page number ${index} {#id}\n`,
    ]),
  );

function migrateHome(files: Record<string, string>, config: Record<string, unknown> = {}) {
  site.write(files);
  const migration = createMigration(site.cwd);
  Object.assign(migration.config, { root: 'docs', title: 'Site', ...config });
  addHomePages(migration);
  return migration;
}

/** Returns the frontmatter of a home page after the generated plugin. */
async function frontmatterOf(source: string, pagePath: string, frontmatter: object) {
  site.write({
    'cli.ts': 'export const definePlugin = (plugin) => plugin;\n',
    'plugin.ts': source,
  });
  const jiti = createJiti(import.meta.url, {
    alias: { '@octavo/cli': join(site.cwd, 'cli.ts') },
    fsCache: false,
  });
  const { homePages } = await jiti.import<{ homePages: OctavoPlugin }>(join(site.cwd, 'plugin.ts'));
  type PageData = NonNullable<OctavoPlugin['pageData']>;
  const data = { pagePath, frontmatter } as unknown as Parameters<PageData>[0];
  return homePages.pageData?.(data, undefined as never)?.frontmatter;
}

test('generates a hero and features for each language, and keeps those of the page', async () => {
  const locales = [{ lang: 'en' }, { lang: 'zh', description: '快' }];
  const { files, plugins, problems } = migrateHome(
    {
      'docs/en/index.md': HOME,
      'docs/zh/index.md': HOME.replace('home', `home\ndescription: ${'字'.repeat(60)}`),
      ...pages('en/guide', 'Guide'),
      ...pages('en/api', 'API'),
      ...pages('zh/guide', '指南'),
      'docs/en/_nav.json': '[{ "text": "The guide", "link": "/guide/page-3.html" }]',
    },
    { locales, description: 'Fast' },
  );
  expect(problems.map(({ impact }) => impact)).toEqual(['cosmetic', 'cosmetic']);
  expect(plugins).toEqual([{ name: 'homePages', from: './from-rspress/home-pages' }]);
  const source = files.get('from-rspress/home-pages.ts')!;
  const english = await frontmatterOf(source, 'en/index.md', { pageType: 'home' });
  expect(english).toMatchObject({
    pageType: 'home',
    hero: {
      name: 'Site',
      tagline: 'Fast',
      actions: [{ theme: 'brand', text: 'The guide', link: '/guide/page-3' }],
    },
    features: [
      { title: 'The guide', details: expect.stringMatching(/^Guide page number 0, Guide/) },
      { title: 'API page number 0' },
    ],
  });
  expect(countHomeWords({ ...english }, '')).toBeGreaterThanOrEqual(50);
  expect(await frontmatterOf(source, 'zh/index.md', {})).toMatchObject({ hero: { tagline: '快' } });
  const hero = { name: 'Mine' };
  expect(await frontmatterOf(source, 'zh/index.md', { hero })).toMatchObject({
    hero,
    features: [{ link: '/zh/guide/page-0' }],
  });
  expect(await frontmatterOf(source, 'en/guide/page-0.md', {})).toEqual({});
});

test.each([
  ['enough text', `${HOME}${'word '.repeat(50)}`],
  [
    'a hero and features',
    HOME.replace('home', 'home\nhero: { name: A }\nfeatures: [{ title: B }]'),
  ],
  ['components', `${HOME}\n<Home />\n`],
  ['another type', '---\npageType: custom\n---\n'],
])('leaves pages with %s unchanged', (_, source) => {
  const { files, problems } = migrateHome({ 'docs/index.mdx': source, ...pages('guide', 'A') });
  expect([...files.keys(), ...problems]).toEqual([]);
});

test('a site without other pages has a hero', () => {
  const { files } = migrateHome({ 'docs/index.md': HOME });
  expect(files.get('from-rspress/home-pages.ts')).toContain('"name": "Site"');
});
