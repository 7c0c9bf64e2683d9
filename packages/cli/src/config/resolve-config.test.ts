import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

import type { UserConfig } from '../model/config';
import { resolveConfig } from './resolve-config';

const cwd = resolve('/site');
const resolveUser = (user: UserConfig) =>
  resolveConfig(user, {
    cwd,
    file: join(cwd, 'docs.config.ts'),
    translations: {},
    i18nFile: '',
    builtInPlugins: () => [],
  });

test('resolves modules of components and elements relative to the configuration', () => {
  const { config } = resolveUser({
    markdown: {
      globalComponents: {
        Chart: './components/Chart.tsx',
        Note: '@scope/notes',
        Alert: { module: './components/Alert.tsx', export: 'default' },
      },
      elements: { table: '../shared/table.tsx' },
    },
  });
  expect(config.markdown.globalComponents).toEqual({
    Chart: { module: join(cwd, 'components/Chart.tsx'), export: 'Chart' },
    Note: { module: '@scope/notes', export: 'Note' },
    Alert: { module: join(cwd, 'components/Alert.tsx'), export: 'default' },
  });
  expect(config.markdown.elements).toEqual({ table: resolve(cwd, '../shared/table.tsx') });
});

test('applies the defaults of the schema, including those of keys with several types', () => {
  const { config } = resolveUser({
    search: {},
    llms: { full: false },
    security: { headers: true },
  });
  expect(config).toMatchObject({
    title: 'Documentation',
    outDir: join(cwd, 'dist'),
    search: { codeBlocks: true, versioned: false, provider: { name: 'built-in' } },
    llms: { pages: true, index: true, full: false, copy: true },
    security: { headers: true, integrity: false, csp: {} },
    check: { rules: {}, dev: false, allow: [] },
    theme: { darkMode: true, hideNavbar: 'never', localeRedirect: 'auto', tools: [] },
  });
  expect(resolveUser({}).config.search).toEqual(config.search);
  expect(resolveUser({ search: false, llms: false }).config).toMatchObject({
    search: false,
    llms: { pages: false, index: false, full: false, copy: false },
  });
});

test('preserves the identity of plugins', () => {
  const plugin = { name: 'own' };
  expect(resolveUser({ plugins: [plugin] }).config.plugins[0]).toBe(plugin);
});

test.each<[UserConfig['multiVersion'], string]>([
  [undefined, ''],
  [{ versions: [] }, ''],
  [{ default: '', versions: [] }, ''],
  [{ versions: ['v2', 'v1'] }, 'v2'],
  [{ default: 'v1', versions: ['v2', 'v1'] }, 'v1'],
])('resolves the default version of multiVersion %j to "%s"', (multiVersion, expected) => {
  const { config, problems } = resolveUser(multiVersion ? { multiVersion } : {});
  expect(config.multiVersion.default).toBe(expected);
  expect(problems.filter(({ message }) => message.startsWith('multiVersion'))).toEqual([]);
});

test('reports invalid regular expressions in the navbar', () => {
  const nav = [{ text: 'A', link: '/a', activeMatch: '((' }];
  const { problems } = resolveUser({ themeConfig: { nav } });
  expect(problems).toContainEqual({
    file: join(cwd, 'docs.config.ts'),
    key: ['themeConfig', 'nav', 0, 'activeMatch'],
    message:
      'themeConfig.nav[0].activeMatch: Invalid regular expression: /((/: Unterminated group.',
  });
});

test('rejects an unknown default version', () => {
  const { problems } = resolveUser({ multiVersion: { default: 'v3', versions: ['v2'] } });
  expect(problems.map(({ message }) => message)).toContain(
    'multiVersion.default: expected one of "v2", got "v3".',
  );
});
