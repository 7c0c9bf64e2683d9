import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import type { UserSearch } from '../config/types';
import { writeSearchModule } from './search-module';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-search-module-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(search: UserSearch | false, mode: 'production' | 'development' = 'production') {
  const complete = search && {
    codeBlocks: true,
    versioned: false,
    otherLanguages: true,
    sites: [],
    provider: { name: 'built-in' as const },
    ...search,
  };
  const appFile = (name: string) => `/app/${name}`;
  const module = writeSearchModule({ config: { search: complete }, folder, appFile, mode });
  const [, engine] = /import\("(.*)"\)/.exec(readFileSync(module, 'utf8'))!;
  return { module: readFileSync(module, 'utf8'), engine: readFileSync(engine!, 'utf8') };
}

test('imports the chosen engine and no other', () => {
  const provider = { name: 'meilisearch', host: 'https://s.example', apiKey: 'k', index: 'docs' };
  const { engine } = written({ provider: provider as UserSearch['provider'] & object });
  expect(engine.match(/import .* from .*/g)).toEqual([
    'import { makeClient as make } from "/app/search/meilisearch.js";',
  ]);
  expect(engine).toContain('{"host":"https://s.example","apiKey":"k","index":"docs"}');
});

test('searches in development what Pagefind finds in the finished site', () => {
  const pagefind: UserSearch = { provider: { name: 'pagefind' } };
  expect(written(pagefind).engine).toContain('/app/search/pagefind.js');
  expect(written(pagefind, 'development').engine).toContain('/app/search/built-in.js');
});

test('has hooks and other sites where the site has some', () => {
  expect(written({}).engine).not.toMatch(/withHooks|makeSiteClient/);
  const { module, engine } = written({
    hooks: '/site/hooks.ts',
    sites: [{ name: 'B', url: 'https://b.example' }],
  });
  expect(engine).toContain('import * as hooks from "/site/hooks.ts"');
  expect(engine).toContain('["https://b.example"][index]');
  expect(module).toContain('sites: ["B"]');
});
