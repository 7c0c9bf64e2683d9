import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = dirname(fileURLToPath(import.meta.url));
/** Packages in dependency order. A package imports only from earlier ones. */
const ORDER = ['mdx-plugins', 'search', 'theme', 'cli', 'plugins', 'migrate', 'create-octavo'];
const MAX_CODE_LINES = 300;
/**
 * Layers of each package, lowest first. An entry is a folder or a file of `src`; a file belongs to the longest entry
 * that contains it. Code imports only from lower layers or from its own entry, types included.
 */
const LAYERS: Record<string, string[][]> = {
  'mdx-plugins': [
    ['schema'],
    ['types', 'text', 'tree', 'micromark', 'messages'],
    ['options', 'page', 'estree'],
    ['diagnostics'],
    ['code', 'hast'],
    ['partials', 'static-html'],
    ['markdown-out'],
    ['remark'],
    ['rehype'],
    ['preset'],
    ['index', 'compiler', 'testing'],
  ],
  search: [
    ['model'],
    ['text'],
    ['engine'],
    ['client', 'indexer', 'node', 'providers'],
    ['index', 'test-support'],
  ],
  theme: [
    ['model', 'dom', 'react', 'inline-markdown'],
    ['schema', 'url', 'validate', 'icons', 'overlay'],
    ['built-in', 'scroll'],
    ['context'],
    [
      'link',
      'tag',
      'color-mode',
      'dropdown',
      'outline',
      'popover',
      'progress-bar',
      'scroll-to-top',
    ],
    [
      'announcement',
      'copy-page',
      'doc-footer',
      'hero',
      'mdx',
      'overview',
      'product-switcher',
      'search-panel',
      'sidebar',
      'tool-stack',
      'tooltip',
    ],
    ['head', 'navbar-components'],
    ['social-links'],
    ['navbar'],
    ['not-found'],
    ['layout'],
    ['static', 'site-provider'],
    ['index', 'mdx/index', 'internals', 'i18n', 'react-router', 'testing'],
    ['stories'],
  ],
  cli: [
    ['model'],
    ['app', 'files', 'palette', 'watchdog'],
    ['plugin-host', 'overrides', 'config-source', 'http', 'inventory', 'remote-cache'],
    ['built-site', 'config'],
    ['content/scan'],
    ['content/compile', 'content/versions'],
    ['site/navigation'],
    ['site'],
    ['site/seo', 'check/rules', 'check/report'],
    ['check'],
    ['examples'],
    ['facts'],
    ['build/bundle'],
    ['build/output'],
    ['build/render'],
    ['build'],
    ['built-in-plugins', 'dev', 'eval', 'init', 'mcp', 'middleware'],
    ['incremental'],
    ['commands'],
    ['cli'],
    ['bin', 'index', 'internal'],
  ],
  migrate: [
    ['testing'],
    ['compare', 'config', 'markdown', 'print-config', 'report'],
    ['find-old-scripts', 'imports', 'migration'],
    ['remove-invalid-keys', 'report-markdown-plugins'],
    ['tree'],
    ['docusaurus', 'rspress', 'starlight', 'vitepress'],
    ['migrate'],
    ['verify'],
    ['cli'],
    ['bin', 'index'],
  ],
  plugins: [
    [
      'messages',
      'assets',
      'peers',
      'blog/types',
      'feedback/types',
      'link-preview/types',
      'math/types',
      'mermaid/types',
      'og-image/types',
      'twoslash/type-class',
      'twoslash/types',
      'cache',
    ],
    ['options', 'client'],
    ['blog', 'feedback', 'link-preview', 'math', 'mermaid', 'og-image', 'twoslash'],
    ['testing'],
  ],
  'create-octavo': [['create'], ['bin']],
};
/** Widths at which the layout changes. Below `20em` and `40em`, the font is too large for long names and commands. */
const BREAKPOINTS = [
  '767px',
  '768px',
  '959px',
  '960px',
  '1023px',
  '1024px',
  '1279px',
  '1280px',
  '20em',
  '40em',
];

interface Source {
  package: string;
  path: string;
  text: string;
}

const sources: Source[] = ORDER.flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true })
    .map((path) => join(root, 'packages', name, 'src', String(path)))
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.includes('__fixtures__'))
    .map((path) => ({ package: name, path, text: readFileSync(path, 'utf8') })),
);
const code = sources.filter(
  ({ path }) => /\.tsx?$/.test(path) && !/\.(?:test|stories)\.tsx?$/.test(path),
);
const fromRoot = (path: string) => relative(root, path);

interface Import {
  specifier: string;
  isType: boolean;
}

function importsOf(text: string): Import[] {
  const found = [
    ...text.matchAll(/^\s*(?:import|export)\s+(type\s+)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm),
  ].map(([, type, specifier]) => ({ specifier: specifier!, isType: type !== undefined }));
  const dynamic = [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)].map(
    ([, specifier]) => ({ specifier: specifier!, isType: false }),
  );
  return [...found, ...dynamic];
}

test('a package imports only from earlier packages', () => {
  const violations = code.flatMap(({ package: own, path, text }) =>
    importsOf(text)
      .map(({ specifier }) => /^@octavo\/([\w-]+)/.exec(specifier)?.[1])
      .filter((name) => name !== undefined && ORDER.indexOf(name) >= ORDER.indexOf(own))
      .map((name) => `${fromRoot(path)} imports @octavo/${name}`),
  );
  expect(violations).toEqual([]);
});

/**
 * Subpaths of mdx-plugins that browser packages can import, with their source files: modules without imports, and messages.
 * See decisions/0007-folders-in-layers.md.
 */
const SHARED: Record<string, string> = {
  escape: 'text/escape.ts',
  'inline-markdown': 'text/inline-markdown.ts',
  'messages/format': 'messages/format-message.ts',
  'messages/en.json': 'messages/en.json',
  'messages/zh.json': 'messages/zh.json',
};

test('the theme and search import only types and shared modules from earlier packages', () => {
  const violations = code
    .filter(
      ({ package: name, path }) =>
        (name === 'theme' || name === 'search') &&
        // Not part of the scripts for browsers.
        !path.includes('/src/schema/') &&
        !path.includes('/src/stories/'),
    )
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(
          ({ specifier, isType }) => /^@octavo\/(?:search|mdx-plugins)/.test(specifier) && !isType,
        )
        .filter(
          ({ specifier }) => !Object.hasOwn(SHARED, specifier.replace('@octavo/mdx-plugins/', '')),
        )
        .map(({ specifier }) => `${fromRoot(path)} imports ${specifier}`),
    );
  expect(violations).toEqual([]);
  for (const file of Object.values(SHARED)) {
    const text = readFileSync(join(root, 'packages/mdx-plugins/src', file), 'utf8');
    expect(importsOf(text).filter(({ isType }) => !isType)).toEqual([]);
  }
});

test('only one file of the theme imports the router, and only one folder of search imports FlexSearch', () => {
  const using = (name: string) =>
    code
      .filter(({ text }) => importsOf(text).some(({ specifier }) => specifier.startsWith(name)))
      .map(({ path }) => fromRoot(path));
  expect(using('react-router').filter((path) => path.startsWith('packages/theme'))).toEqual([
    'packages/theme/src/react-router.tsx',
  ]);
  expect(
    using('flexsearch').filter((path) => !path.startsWith('packages/search/src/engine/')),
  ).toEqual([]);
});

test('only the owners of formats import zod, and components do not import the schemas of the theme', () => {
  const owners =
    /^packages\/(?:mdx-plugins\/src\/schema|theme\/src\/schema|cli\/src\/(?:config|eval|inventory|mcp|plugin-host))\//;
  const violations = code.flatMap(({ package: name, path, text }) =>
    importsOf(text)
      .filter(
        ({ specifier }) =>
          (specifier === 'zod' && !owners.test(fromRoot(path))) ||
          (name === 'theme' && !owners.test(fromRoot(path)) && /\/schema(?:\/|$)/.test(specifier)),
      )
      .map(({ specifier }) => `${fromRoot(path)} imports ${specifier}`),
  );
  expect(violations).toEqual([]);
});

test('browser code does not import Node.js modules, and Node.js code does not import the application', () => {
  const isBrowser = ({ package: name, path }: Source) =>
    name === 'theme' ||
    /\/cli\/src\/(?:app|model)\//.test(path) ||
    /\/plugins\/src\/client\//.test(path) ||
    (name === 'search' && !path.includes('/src/indexer/'));
  const violations = code.filter(isBrowser).flatMap(({ path, text }) =>
    importsOf(text)
      .filter(({ specifier }) => specifier.startsWith('node:'))
      .map(({ specifier }) => `${fromRoot(path)} imports ${specifier}`),
  );
  const intoApp = code
    .filter(({ package: name, path }) => name === 'cli' && !path.includes('/src/app/'))
    .flatMap(({ path, text }) =>
      importsOf(text)
        .filter(({ specifier }) => /\/app\//.test(specifier))
        .map(({ specifier }) => `${fromRoot(path)} imports ${specifier}`),
    );
  expect([...violations, ...intoApp]).toEqual([]);
});

/** Content of every source file, by its path without the extension. */
const files = new Map(code.map(({ path, text }) => [path.replace(/\.tsx?$/, ''), text]));

/** Source files of the `imports` in each package.json, such as `#built-in`. */
const internalImports = new Map(
  ORDER.flatMap((name) => {
    const folder = join(root, 'packages', name);
    const manifest: { imports?: Record<string, Record<string, string>> } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    return Object.entries(manifest.imports ?? {}).map(([specifier, targets]) => {
      const target = targets['octavo-source'];
      if (target === undefined)
        throw new Error(`"${specifier}" in packages/${name}/package.json has no "octavo-source".`);
      return [specifier, resolve(folder, target.replace(/\.tsx?$/, ''))] as const;
    });
  }),
);

/** Returns the files that a file imports from its own package, types included. */
const importedFiles = (file: string): string[] =>
  importsOf(files.get(file) ?? '')
    .map(({ specifier }) =>
      specifier.startsWith('.')
        ? resolve(dirname(file), specifier)
        : internalImports.get(specifier),
    )
    .filter((target) => target !== undefined)
    .map((target) => (files.has(target) ? target : join(target, 'index')))
    .filter((target) => files.has(target));

test.each(ORDER)('folders of %s import only from lower layers', (name) => {
  const layers = LAYERS[name]!;
  const source = join(root, 'packages', name, 'src');
  const numbers = new Map(
    layers.flatMap((entries, number) => entries.map((entry) => [entry, number] as const)),
  );
  const entryOf = (file: string): string | undefined => {
    const path = relative(source, file);
    return [...numbers.keys()]
      .filter((entry) => path === entry || path.startsWith(`${entry}/`))
      .sort((a, b) => b.length - a.length)[0];
  };
  const own = [...files.keys()].filter((file) => file.startsWith(`${source}/`));
  const missing = own
    .filter((file) => entryOf(file) === undefined)
    .map((file) => `${fromRoot(file)} has no layer`);
  const upward = own.flatMap((file) =>
    importedFiles(file)
      .map((target) => ({ from: entryOf(file), to: entryOf(target), target }))
      .filter(({ from, to }) => from !== undefined && to !== undefined && from !== to)
      .filter(({ from, to }) => numbers.get(to!)! >= numbers.get(from!)!)
      .map(
        ({ from, to, target }) =>
          `${fromRoot(file)} (layer ${numbers.get(from!)}) imports ${fromRoot(target)} (layer ${numbers.get(to!)})`,
      ),
  );
  const unused = [...numbers.keys()].filter(
    (entry) => !own.some((file) => entryOf(file) === entry),
  );
  expect({ missing, upward, unused }).toEqual({ missing: [], upward: [], unused: [] });
});

test('no files import each other in a cycle, types included', () => {
  const edges = importedFiles;
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'done') return;
    if (state.get(file) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(file)), file].map(fromRoot).join(' → '));
      return;
    }
    state.set(file, 'open');
    for (const target of edges(file)) visit(target, [...trail, file]);
    state.set(file, 'done');
  };
  for (const file of files.keys()) visit(file, []);
  expect(cycles).toEqual([]);
});

test(`no file has more than ${MAX_CODE_LINES} lines of code, and no folder is named "utils"`, () => {
  const long = code
    .map(({ path, text }) => ({
      path,
      lines: text.split('\n').filter((line) => !/^\s*(?:\/\/|\*|\/\*|$)/.test(line)).length,
    }))
    .filter(({ lines }) => lines > MAX_CODE_LINES)
    .map(({ path, lines }) => `${fromRoot(path)}: ${lines}`);
  expect(long).toEqual([]);
  expect(code.filter(({ path }) => /\/utils\//.test(path))).toEqual([]);
});

test('every stylesheet starts with the layer order and uses the same breakpoints', () => {
  const sheets = sources.filter(
    // The bundler adds the cascade layer of plugins.
    ({ path, package: name }) =>
      path.endsWith('.css') && basename(path) !== 'styles.css' && name !== 'plugins',
  );
  const orders = new Set(
    sheets.map(({ text }) => /^(?:\/\*[\s\S]*?\*\/\s*)?(@layer [^;{]+;)/.exec(text)?.[1] ?? 'none'),
  );
  expect([...orders]).toEqual([
    '@layer oct.tokens, oct.reset, oct.prose, oct.components, oct.utilities;',
  ]);
  const unknownWidths = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/@media[^{]*?(\d[\d.]*(?:px|rem|em))/g)]
      .map(([, width]) => width!)
      .filter((width) => !BREAKPOINTS.includes(width))
      .map((width) => `${fromRoot(path)}: ${width}`),
  );
  expect(unknownWidths).toEqual([]);
});
