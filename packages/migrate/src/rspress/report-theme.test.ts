import { expect, test } from 'vitest';

import { createMigration } from '../migration';
import { useTempSite } from '../testing/temp-site';
import { reportIgnoredKeys, reportThemeCode } from './report-theme';

const site = useTempSite();

function reportCode(source: string): string[] {
  site.write({ 'theme/index.tsx': source });
  const migration = createMigration(site.cwd);
  const folder = `${site.cwd}/theme`;
  reportThemeCode(`${folder}/index.tsx`, folder, 'octavo-theme/Layout.tsx', migration);
  return migration.problems.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} → ${hint}`,
  );
}

test('names components that a theme replaces, and content of its layout', () => {
  expect(
    reportCode(`import { Layout as Base } from '@rspress/core/theme-original';
const Layout = () => <Base afterFeatures={<p />} beforeNavTitle={<b>{now()}</b>} bottom="x" />;
export function HomeLayout() {
  return <main />;
}
export { Layout, Footer as HomeFooter };
export * from '@rspress/core/theme-original';
`),
  ).toEqual([
    '3:1 The component `HomeLayout` of the Rspress theme was not migrated. → Write the content in the home page, or run `octavo wrap Hero` and `octavo wrap Features` and move it to these components.',
    '6:1 The component `HomeFooter` of the Rspress theme was not migrated. → Run `octavo wrap SiteFooter`, and move the content to the new component.',
    '2:82 `bottom` of the Rspress layout was not migrated. → Add the content to `bottom` in the slots of octavo-theme/Layout.tsx.',
    '2:50 `beforeNavTitle` of the Rspress layout was not migrated. → Add the content to `navbarBefore` in the slots of octavo-theme/Layout.tsx.',
  ]);
});

test('does not name content that a layout forwards', () => {
  expect(
    reportCode(`import { Layout } from '@rspress/core/theme-original';
const Own = (props) => <Layout top={top} {...props} bottom={props.bottom} />;
const Other = () => <OtherLayout bottom="x" />;
`),
  ).toEqual([]);
});

test('does not name components that a theme forwards', () => {
  expect(reportCode("export { HomeLayout, Nav } from '@rspress/core/theme-original';\n")).toEqual(
    [],
  );
});

test('names icons of sidebar items, which are ignored', () => {
  site.write({ 'docs/en/_meta.json': '[{ "type": "file", "name": "a",\n  "icon": "<svg/>" }]' });
  const migration = createMigration(site.cwd);
  migration.config.root = 'docs';
  reportIgnoredKeys(migration);
  expect(migration.problems).toMatchObject([
    { line: 2, column: 3, message: '`icon` of sidebar and navbar items is ignored.' },
  ]);
});
