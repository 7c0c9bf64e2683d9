import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { builtInPlugins } from '../../built-in-plugins/built-in-plugins';
import type { OctavoPlugin } from '../../model/config';
import type { UserSearch } from '../../model/config-values.generated';
import type { LinkedSite } from '../../model/linked-site';
import { writeSearchModule } from './search-module';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-search-module-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the texts of the generated modules. */
function generate(
  search: UserSearch | false,
  mode: 'production' | 'development' = 'production',
  plugins: OctavoPlugin[] = [],
  sites: LinkedSite[] = [],
) {
  const complete = search && {
    codeBlocks: true,
    versioned: false,
    otherLanguages: true,
    weight: {},
    synonyms: [],
    provider: { name: 'built-in' as const },
    ...search,
  };
  const resolveAppFile = (name: string) => `/app/${name}`;
  const module = writeSearchModule({
    config: { cwd: '/site', search: complete, plugins, sites },
    folder,
    resolveAppFile,
    mode,
  });
  const text = readFileSync(module, 'utf8');
  /** Returns the text of the module that a function imports, if it imports one. */
  const importedBy = (name: string) => {
    const [, file] = new RegExp(`${name}: .*import\\("(.*)"\\)`).exec(text) ?? [];
    return file && readFileSync(file, 'utf8');
  };
  return { module: text, engine: importedBy('loadEngine'), hooks: importedBy('loadHooks') };
}

const BUILT_IN = "import { createManifestClient } from '@octavo/search/internal';";

const meilisearch: UserSearch = {
  provider: { name: 'meilisearch', host: 'https://s.example', apiKey: 'k', index: 'docs' },
};

test('imports only the configured engine', () => {
  const { module, engine } = generate(meilisearch);
  expect(engine?.match(/import .* from .*/g)).toEqual([
    'import { makeClient } from "/app/search/meilisearch.js";',
  ]);
  expect(engine).toContain('{"host":"https://s.example","apiKey":"k","index":"docs"}');
  expect(module).not.toContain(BUILT_IN);
});

test('imports the built-in engine by default, and nothing if search is disabled', () => {
  const builtIn = generate({});
  expect(builtIn.module).toContain(BUILT_IN);
  expect([builtIn.engine, builtIn.hooks]).toEqual([undefined, undefined]);
  expect(generate(false).module).not.toMatch(/import/);
});

test('the client of an engine is relative to the site', () => {
  const plugin = { name: 'custom', searchEngine: { client: './engine.ts' } };
  const { engine } = generate({}, 'production', [plugin]);
  expect(engine).toContain(`from ${JSON.stringify(resolve('/site/engine.ts'))}`);
});

test('imports the engine of a plugin, except in development if it needs a built site', () => {
  const engine = { client: '/custom/engine.js', options: { limit: 3 } };
  const plugins = [{ name: 'plain' }, { name: 'custom', searchEngine: engine }];
  expect(generate({}, 'production', plugins).engine).toContain('from "/custom/engine.js"');
  expect(generate({}, 'production', plugins).engine).toContain('{"limit":3}');
  expect(generate({}, 'production', plugins).module).not.toContain(BUILT_IN);
  expect(generate({}, 'development', plugins).engine).toBeUndefined();
  expect(generate({}, 'development', plugins).module).toContain(BUILT_IN);
  const always = [{ name: 'custom', searchEngine: { ...engine, inDevelopment: true } }];
  expect(generate({}, 'development', always).engine).toContain('from "/custom/engine.js"');
  expect(generate(false, 'production', plugins).engine).toBeUndefined();
});

test('imports Pagefind, which is the engine of a built-in plugin', () => {
  const plugins = builtInPlugins({
    llms: { pages: false, index: false, full: false, copy: false },
    test: { badge: false },
    search: {
      codeBlocks: true,
      versioned: false,
      otherLanguages: true,
      weight: {},
      synonyms: [],
      provider: { name: 'pagefind' },
    },
  });
  expect(plugins.map(({ name }) => name)).toEqual(['octavo:sitemap', 'octavo:pagefind']);
  const search: UserSearch = { provider: { name: 'pagefind' } };
  expect(generate(search, 'production', plugins).engine).toContain('/app/search/pagefind.js');
  expect(generate(search, 'development', plugins).module).toContain(BUILT_IN);
});

test('imports the search hooks of the site lazily', () => {
  const { module, hooks } = generate({ ...meilisearch, hooks: '/site/hooks.ts' });
  expect(hooks).toContain('import * as hooks from "/site/hooks.ts"');
  expect(module).not.toContain('/site/hooks.ts');
});

test('lists other sites, and imports the code that searches them lazily', () => {
  const site = { folder: undefined, file: join(folder, 'missing.json') };
  const { module } = generate(
    meilisearch,
    'production',
    [],
    [
      { ...site, prefix: 'b', name: 'B', url: 'https://b.example/', search: true },
      { ...site, prefix: 'c', name: 'C', url: 'https://c.example/', search: false },
    ],
  );
  expect(module).toContain('sites: [{"name":"B","url":"https://b.example/"}]');
  expect(module).toContain('loadSites: () => import("/app/search/sites.js")');
  expect(module).not.toContain(BUILT_IN);
  expect(generate(meilisearch).module).toContain('loadSites: undefined');
});
