import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { builtInPlugins } from '../../built-in-plugins/built-in-plugins';
import type { OctavoPlugin } from '../../model/config';
import type { UserSearch } from '../../model/config-values';
import { writeSearchModule } from './search-module';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-search-module-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function written(
  search: UserSearch | false,
  mode: 'production' | 'development' = 'production',
  plugins: OctavoPlugin[] = [],
) {
  const complete = search && {
    codeBlocks: true,
    versioned: false,
    otherLanguages: true,
    sites: [],
    provider: { name: 'built-in' as const },
    ...search,
  };
  const appFile = (name: string) => `/app/${name}`;
  const module = writeSearchModule({
    config: { search: complete, plugins },
    folder,
    appFile,
    mode,
  });
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

test('begins on a first visit only what the built-in engine has', () => {
  const provider = { name: 'meilisearch', host: 'https://s.example', apiKey: 'k', index: 'docs' };
  expect(written({}).module).toContain('import { begin } from "/app/search/begin.js";');
  expect(written({ provider: provider as UserSearch['provider'] & object }).module).not.toContain(
    'begin',
  );
  expect(written(false).module).not.toContain('begin');
});

test('searches with the engine of a plugin, and without a finished site with the built-in one', () => {
  const engine = { client: '/own/engine.js', options: { limit: 3 } };
  const plugins = [{ name: 'plain' }, { name: 'own', searchEngine: engine }];
  expect(written({}, 'production', plugins).engine).toContain('from "/own/engine.js"');
  expect(written({}, 'production', plugins).engine).toContain('{"limit":3}');
  expect(written({}, 'development', plugins).engine).toContain('/app/search/built-in.js');
  const always = [{ name: 'own', searchEngine: { ...engine, inDevelopment: true } }];
  expect(written({}, 'development', always).engine).toContain('from "/own/engine.js"');
  expect(written(false, 'production', plugins).engine).not.toContain('/own/engine.js');
});

test('Pagefind is an engine of a plugin', () => {
  const plugins = builtInPlugins({
    llms: { pages: false, index: false, full: false, copy: false },
    search: {
      codeBlocks: true,
      versioned: false,
      otherLanguages: true,
      sites: [],
      provider: { name: 'pagefind' },
    },
  });
  expect(plugins.map(({ name }) => name)).toEqual(['octavo:sitemap', 'octavo:pagefind']);
  const search: UserSearch = { provider: { name: 'pagefind' } };
  expect(written(search, 'production', plugins).engine).toContain('/app/search/pagefind.js');
  expect(written(search, 'development', plugins).engine).toContain('/app/search/built-in.js');
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
