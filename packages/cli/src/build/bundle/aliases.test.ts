import { join } from 'node:path';
import { expect, test } from 'vitest';

import { createAliases } from './aliases';

const site = {
  configFile: join(import.meta.dirname, 'docs.config.ts'),
  themeFile: '/site/theme.tsx',
};

test('resolves all names of the theme to the theme file of the site', () => {
  const aliases = createAliases({ ...site, alias: { '@': '/site' } });
  expect(aliases['@theme$']).toBe('/site/theme.tsx');
  expect(aliases['@rspress/core/theme$']).toBe('/site/theme.tsx');
  expect(aliases['@']).toBe('/site');
});

test('an alias of the site replaces a built-in alias', () => {
  const aliases = createAliases({ ...site, alias: { '@theme': '/site/custom.ts' } });
  expect(aliases['@theme']).toBe('/site/custom.ts');
  expect(aliases).not.toHaveProperty('@theme$');
  expect(aliases['rspress/theme$']).toBe('/site/theme.tsx');
});

test('an alias to a file does not apply to subpaths', () => {
  const aliases = createAliases({
    ...site,
    alias: { lib: join(import.meta.dirname, 'aliases.ts'), folder: import.meta.dirname },
  });
  expect(aliases).toMatchObject({
    lib$: join(import.meta.dirname, 'aliases.ts'),
    folder: import.meta.dirname,
  });
  expect(aliases).not.toHaveProperty('lib');
});
