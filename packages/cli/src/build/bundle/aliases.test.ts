import { join } from 'node:path';
import { expect, test } from 'vitest';

import { aliasesOf } from './aliases';

const site = {
  configFile: join(import.meta.dirname, 'docs.config.ts'),
  themeFile: '/site/theme.tsx',
};

test('pages reach the theme by several names', () => {
  const aliases = aliasesOf({ ...site, alias: { '@': '/site' } });
  expect(aliases['@theme$']).toBe('/site/theme.tsx');
  expect(aliases['@rspress/core/theme$']).toBe('/site/theme.tsx');
  expect(aliases['@']).toBe('/site');
});

test('a name that a site gives another module is that module', () => {
  const aliases = aliasesOf({ ...site, alias: { '@theme': '/site/own.ts' } });
  expect(aliases['@theme']).toBe('/site/own.ts');
  expect(aliases).not.toHaveProperty('@theme$');
  expect(aliases['rspress/theme$']).toBe('/site/theme.tsx');
});
