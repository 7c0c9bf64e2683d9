import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { builtInPlugins } from '../../built-in-plugins/built-in-plugins';
import type { OctavoPlugin } from '../../model/config';
import type { UserSearch } from '../../model/config-values.generated';
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
  const text = readFileSync(module, 'utf8');
  /** Text of the module that a function of the module loads; nothing where it loads none. */
  const loadedBy = (name: string) => {
    const [, file] = new RegExp(`${name}: .*import\\("(.*)"\\)`).exec(text) ?? [];
    return file && readFileSync(file, 'utf8');
  };
  return { module: text, engine: loadedBy('loadEngine'), hooks: loadedBy('loadHooks') };
}

const BUILT_IN = "import { createManifestClient } from '@octavo/search/internal';";

const meilisearch: UserSearch = {
  provider: { name: 'meilisearch', host: 'https://s.example', apiKey: 'k', index: 'docs' },
};

test('loads the chosen engine and no other', () => {
  const { module, engine } = written(meilisearch);
  expect(engine?.match(/import .* from .*/g)).toEqual([
    'import { makeClient } from "/app/search/meilisearch.js";',
  ]);
  expect(engine).toContain('{"host":"https://s.example","apiKey":"k","index":"docs"}');
  expect(module).not.toContain(BUILT_IN);
});

test('imports the built-in engine where it answers, and nothing where search is off', () => {
  const builtIn = written({});
  expect(builtIn.module).toContain(BUILT_IN);
  expect([builtIn.engine, builtIn.hooks]).toEqual([undefined, undefined]);
  expect(written(false).module).not.toMatch(/import/);
});

test('loads the engine of a plugin, except where it needs a finished site', () => {
  const engine = { client: '/own/engine.js', options: { limit: 3 } };
  const plugins = [{ name: 'plain' }, { name: 'own', searchEngine: engine }];
  expect(written({}, 'production', plugins).engine).toContain('from "/own/engine.js"');
  expect(written({}, 'production', plugins).engine).toContain('{"limit":3}');
  expect(written({}, 'production', plugins).module).not.toContain(BUILT_IN);
  expect(written({}, 'development', plugins).engine).toBeUndefined();
  expect(written({}, 'development', plugins).module).toContain(BUILT_IN);
  const always = [{ name: 'own', searchEngine: { ...engine, inDevelopment: true } }];
  expect(written({}, 'development', always).engine).toContain('from "/own/engine.js"');
  expect(written(false, 'production', plugins).engine).toBeUndefined();
});

test('loads Pagefind, which is the engine of a plugin', () => {
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
  expect(written(search, 'development', plugins).module).toContain(BUILT_IN);
});

test('loads the hooks of a site', () => {
  const { module, hooks } = written({ ...meilisearch, hooks: '/site/hooks.ts' });
  expect(hooks).toContain('import * as hooks from "/site/hooks.ts"');
  expect(module).not.toContain('/site/hooks.ts');
});

test('lists other sites, which the built-in engine searches', () => {
  const sites = [{ name: 'B', url: 'https://b.example' }];
  const { module } = written({ ...meilisearch, sites });
  expect(module).toContain('sites: [{"name":"B","url":"https://b.example/"}]');
  expect(module).toContain(BUILT_IN);
});
