import { join } from 'node:path';

import { expect, test } from 'vitest';

import { migrate } from '../migrate';
import { createMigration } from '../migration';
import { useTempSite } from '../testing/temp-site';
import { readHomeSlots } from './home-slots';
import { generateLayout } from './layout-providers';

const site = useTempSite();

function read(source: string) {
  const file = 'theme/index.tsx';
  site.write({ [file]: source, 'docs/index.md': '# A\n' });
  const migration = createMigration(site.cwd);
  migration.config.root = 'docs';
  const home = readHomeSlots(join(site.cwd, 'theme'), 'octavo-theme/Layout.tsx', migration);
  return {
    layout: generateLayout(join(site.cwd, file), migration, home),
    problems: migration.problems.map(({ line, impact, message }) => `${line} ${impact} ${message}`),
  };
}

const lost = 'of the home page was not migrated, because its content is not static.';

test('adds static content to the slots of the layout', () => {
  const { layout, problems } =
    read(`import { HomeLayout as Basic, Link as A, PackageManagerTabs } from '@rspress/core/theme-original';
import { Sponsors } from './Sponsors';

export const HomeLayout = () => (
  <Basic
    beforeHero="It's new"
    afterHero={<p style={{ margin: '0 1rem', maxWidth: 450 }}>Don't miss{' '}<A href="/blog">the blog</A></p>}
    afterHeroActions={
      <div className="x">
        {/* Installation */}
        <PackageManagerTabs command="create rspress@latest" />
      </div>
    }
    beforeFeatures={<Sponsors />}
    afterFeatures={<>{features.map((name) => <p>{name}</p>)}</>}
  />
);
`);
  expect(layout).toBe(`import { type LayoutProps, Layout as Original } from '@octavo/theme';
import { Link as A, PackageManagerTabs } from '@octavo/theme/mdx';

/** Content of home pages. */
const SLOTS = {
  heroBefore: (
    <>
      <>{"It's new"}</>
    </>
  ),
  heroAfter: (
    <>
      <div className="x">
        {/* Installation */}
        <PackageManagerTabs command="create rspress@latest" />
      </div>
      <p style={{ margin: '0 1rem', maxWidth: 450 }}>Don't miss{' '}<A href="/blog">the blog</A></p>
    </>
  ),
};

/** Adds the parts of the Rspress layout that pages need. */
export function Layout(props: LayoutProps) {
  return (
    <Original {...props} slots={{ ...SLOTS, ...props.slots }} />
  );
}
`);
  const taken = 'of the home page is part of octavo-theme/Layout.tsx.';
  expect(problems).toEqual([
    `6 cosmetic \`beforeHero\` ${taken}`,
    `7 cosmetic \`afterHero\` ${taken}`,
    `8 cosmetic \`afterHeroActions\` ${taken}`,
    `14 readers \`beforeFeatures\` ${lost}`,
    `15 readers \`afterFeatures\` ${lost}`,
  ]);
});

test.each([
  '{text}',
  '{isHome ? <p>A</p> : null}',
  '{<p onClick={open}>A</p>}',
  '{<p {...props}>A</p>}',
  '{<p>{`A`}</p>}',
  '{<img src={logo} />}',
])('names content that is not static: %s', (content) => {
  const { layout, problems } = read(`<HomeLayout beforeHero=${content} />`);
  expect(layout).toBeUndefined();
  expect(problems).toEqual([`1 readers \`beforeHero\` ${lost}`]);
});

test.each(['{beforeHero}', '{props.beforeHero}'])('ignores forwarded props: %s', (content) => {
  expect(read(`<HomeLayout beforeHero=${content} />`).problems).toEqual([]);
});

test('the migration writes the layout', async () => {
  site.write({
    'rspress.config.ts': "export default { title: 'A' };\n",
    'docs/index.md': '---\npageType: home\n---\n',
    'theme/index.tsx': 'const Home = () => <HomeLayout beforeFeatures={<p>New</p>} />;\n',
  });
  await migrate(site);
  expect(site.read('docs.config.ts')).toContain("themeDir: 'octavo-theme'");
  expect(site.read('octavo-theme/Layout.tsx')).toContain('featuresBefore: (');
});

test('the migration reads a custom theme folder', async () => {
  site.write({
    'rspress.config.ts':
      "import path from 'node:path';\nexport default { themeDir: path.join(__dirname, 'src/theme') };\n",
    'docs/index.md': '---\npageType: home\n---\n',
    'src/theme/index.tsx': 'const Home = () => <HomeLayout beforeFeatures={<p>New</p>} />;\n',
  });
  const { problems } = await migrate(site);
  expect(site.read('docs.config.ts')).toContain("themeDir: 'src/octavo-theme'");
  expect(site.read('src/octavo-theme/Layout.tsx')).toContain('featuresBefore: (');
  expect(problems.map(({ message }) => message)).toContain(
    'The Rspress theme folder was not migrated.',
  );
});

test('the migration reports a computed theme folder', async () => {
  site.write({
    'rspress.config.ts': 'export default { themeDir: process.env.THEME };\n',
    'docs/index.md': '# A\n',
  });
  const { problems } = await migrate(site);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toContain(
    '1 `themeDir` was not migrated, because its value is dynamic: process.env.THEME',
  );
});
