import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { writeSearchModule } from './search-module';

const MAX_EDGES = 6;

const root = findRoot(import.meta.dirname);
const source = (path: string) => join(root, 'packages', path);
const app = source('cli/src/app');

let folder: string;
let searchModule: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-search-path-'));
  searchModule = writeSearchModule({
    config: {
      cwd: '/site',
      search: {
        codeBlocks: true,
        versioned: false,
        otherLanguages: true,
        weight: {},
        synonyms: [],
        provider: { name: 'built-in' },
      },
      plugins: [],
      sites: [],
    },
    folder,
    resolveAppFile: (name) => join(app, name),
    mode: 'production',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * One step from file to file when following a query through the code:
 * - `import`: a static import or re-export of a value, or a dynamic import. Type imports are ignored.
 * - `worker`: the script in `new URL('…', import.meta.url)`.
 * - `interface`: from a file of the theme that uses the type `SearchClient` to the file of the application that creates the
 *   object passed to `SiteProvider`.
 *
 * Package names resolve to the source file that the package exports, `octavo-search` to the module generated for a site.
 */
interface Edge {
  kind: 'import' | 'worker' | 'interface';
  to: string;
}

function edgesOf(file: string): Edge[] {
  const text = readFileSync(file, 'utf8');
  const statements = [
    ...text.matchAll(/^(?:import|export)\s+(type\s)?(?:([^;'"]*?)\s?from\s+)?['"]([^'"]+)['"]/gm),
  ].map(([, type, names = '', specifier]) => ({
    names,
    specifier: specifier!,
    isType: type !== undefined || isListOfTypes(names),
  }));
  const dynamic = [...text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g)];
  const workers = [...text.matchAll(/new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url\s*\)/g)];
  const usesInterface = statements.some(
    ({ names, specifier, isType }) =>
      isType && specifier === '@octavo/search' && /\bSearchClient\b/.test(names),
  );
  return [
    ...statements.filter(({ isType }) => !isType).map(({ specifier }) => ['import', specifier]),
    ...dynamic.map(([, specifier]) => ['import', specifier]),
    ...workers.map(([, specifier]) => ['worker', specifier]),
  ]
    .flatMap(([kind, specifier]) => {
      const to = resolveModule(specifier!, file);
      return to === undefined ? [] : { kind: kind as Edge['kind'], to };
    })
    .concat(usesInterface && file.startsWith(source('theme/')) ? clientCreators() : []);
}

const isListOfTypes = (names: string): boolean => {
  const [, list] = /^\{([^}]*)\}$/.exec(names.trim()) ?? [];
  return list?.split(',').every((name) => /^\s*(?:type\s|$)/.test(name)) ?? false;
};

/** Returns edges to the files with functions whose results the application passes as `searchClient`. */
function clientCreators(): Edge[] {
  return readdirSync(app)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => {
      const file = join(app, name);
      const text = readFileSync(file, 'utf8');
      return [...text.matchAll(/\bsearchClient=\{(\w+)\(/g)].map(([, creator]) => {
        const imported = new RegExp(`\\{[^}]*\\b${creator}\\b[^}]*\\}\\s+from\\s+'([^']+)'`);
        const [, specifier] = imported.exec(text)!;
        return { kind: 'interface' as const, to: resolveModule(specifier!, file)! };
      });
    });
}

/** Returns the source file of a module of this repository, or `undefined` for other packages, style sheets and data. */
function resolveModule(specifier: string, from: string): string | undefined {
  if (specifier === 'octavo-search') return searchModule;
  const [, name, path = ''] = /^@octavo\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name !== undefined) {
    const { exports } = JSON.parse(readFileSync(source(`${name}/package.json`), 'utf8')) as {
      exports: Record<string, string | { 'octavo-source': string }>;
    };
    const target = exports[`.${path}`];
    if (target === undefined)
      throw new Error(`${from} imports ${specifier}, which is not exported.`);
    return typeof target === 'string' ? undefined : source(join(name, target['octavo-source']));
  }
  if (!/^\.{0,2}\//.test(specifier)) return undefined;
  const base = resolve(dirname(from), specifier).replace(/\.js$/, '');
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => base + ending)
    .find((path) => /\.tsx?$/.test(path) && existsSync(path));
  if (file === undefined && !/\.(?:css|json|ya?ml|svg)$/.test(specifier))
    throw new Error(`${from} imports ${specifier}, which does not exist.`);
  return file;
}

function findRoot(start: string): string {
  return existsSync(join(start, 'pnpm-workspace.yaml')) ? start : findRoot(dirname(start));
}

/** Returns a shortest path that passes through a worker. */
function pathThroughWorker(start: string, target: string): string[] | undefined {
  interface Step {
    file: string;
    isInWorker: boolean;
    trail: string[];
  }
  const queue: Step[] = [{ file: start, isInWorker: false, trail: [start] }];
  const seen = new Set<string>();
  for (const { file, isInWorker, trail } of queue) {
    if (file === target && isInWorker) return trail;
    for (const { kind, to } of edgesOf(file)) {
      const next = { file: to, isInWorker: isInWorker || kind === 'worker', trail: [...trail, to] };
      const key = `${to} ${next.isInWorker}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return undefined;
}

test(`the search dialog is at most ${MAX_EDGES} imports away from the engine in the worker`, () => {
  const path = pathThroughWorker(
    source('theme/src/search-panel/SearchDialog.tsx'),
    source('search/src/engine/engine.ts'),
  );
  const files = path?.map((file) => relative(root, file)) ?? [];
  expect(files.length, 'no path found').toBeGreaterThan(0);
  expect(files.length - 1, files.join('\n → ')).toBeLessThanOrEqual(MAX_EDGES);
});
