import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

import type { UserConfig } from '../model/config';
import { resolveConfig } from './resolve-config';

const cwd = resolve('/site');
const configOf = (user: UserConfig) =>
  resolveConfig(user, {
    cwd,
    file: join(cwd, 'docs.config.ts'),
    texts: {},
    i18nFile: '',
    builtInPlugins: () => [],
  });

test('resolves modules of components and elements from the configuration, not from each page', () => {
  const { config } = configOf({
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

test('fills in the defaults of the schema, also where a key takes several types', () => {
  const { config } = configOf({ search: {}, llms: { full: false }, security: { headers: true } });
  expect(config).toMatchObject({
    title: 'Documentation',
    outDir: join(cwd, 'dist'),
    search: { codeBlocks: true, versioned: false, provider: { name: 'built-in' }, sites: [] },
    llms: { pages: true, index: true, full: false, copy: true },
    security: { headers: true, integrity: false },
    check: { rules: {}, dev: false, allow: [] },
    theme: { darkMode: true, hideNavbar: 'never', localeRedirect: 'auto', tools: [] },
  });
  expect(configOf({}).config.search).toEqual(config.search);
  expect(configOf({ search: false, llms: false }).config).toMatchObject({
    search: false,
    llms: { pages: false, index: false, full: false, copy: false },
  });
});

test('plugins stay the same objects', () => {
  const plugin = { name: 'own' };
  expect(configOf({ plugins: [plugin] }).config.plugins[0]).toBe(plugin);
});

test.each<[UserConfig['multiVersion'], string]>([
  [undefined, ''],
  [{ versions: [] }, ''],
  [{ default: '', versions: [] }, ''],
  [{ versions: ['v2', 'v1'] }, 'v2'],
  [{ default: 'v1', versions: ['v2', 'v1'] }, 'v1'],
])('with multiVersion %j the version without a prefix is "%s"', (multiVersion, expected) => {
  const { config, problems } = configOf(multiVersion ? { multiVersion } : {});
  expect(config.multiVersion.default).toBe(expected);
  expect(problems.filter(({ message }) => message.startsWith('multiVersion'))).toEqual([]);
});

test('a default version that is none of the versions is told', () => {
  const { problems } = configOf({ multiVersion: { default: 'v3', versions: ['v2'] } });
  expect(problems.map(({ message }) => message)).toContain(
    'multiVersion.default: expected one of v2, got "v3".',
  );
});
