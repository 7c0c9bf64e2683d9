import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { testPage } from '../../model/testing/page';
import { auditPageImports } from './page-imports';

const root = mkdtempSync(join(tmpdir(), 'octavo-imports-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
for (const path of ['en/a.tsx', 'en/note.mdx', 'en/ui/index.ts', 'lib/b.ts', 'en/img.svg'])
  write(path);
write('en/package/package.json', '{}');

interface Input {
  source: string;
  code?: string;
  partials?: string[];
  plugins?: { name: string; bundler?: () => undefined }[];
}

function findProblems({ source, code = source, partials = [], plugins = [] }: Input): string[] {
  write('en/page.mdx', source);
  return auditPageImports({
    pages: [testPage('en/page.mdx', {}, { root })],
    codeOf: () => code,
    partialsOf: () => partials.map((path) => join(root, path)),
    sourceOf: (file) => (file.endsWith('page.mdx') ? source : PARTIAL),
    config: { alias: { '@': join(root, 'lib'), theme$: 'some-package' }, plugins },
  }).map(
    ({ file, line, column, message }) => `${file?.slice(root.length)}:${line}:${column} ${message}`,
  );
}

const PARTIAL = "import { Gone } from './gone';\n";

test.each([
  './a',
  './a.tsx',
  './note',
  './ui',
  './ui/',
  './package',
  './img.svg?inline',
  '@/b',
  'theme',
  'react',
  '../en/a',
])('resolves an import of %s', (specifier) => {
  expect(findProblems({ source: `import x from '${specifier}';` })).toEqual([]);
});

test('reports an import of a missing file at its position', () => {
  const source = [
    "import A from './a';",
    'import {',
    '  B,',
    '} from "./b";',
    "export * from '@/c';",
    "import './gone.css';",
  ].join('\n');
  expect(findProblems({ source })).toEqual([
    '/en/page.mdx:4:8 Imported file "./b" not found.',
    '/en/page.mdx:5:15 Imported file "@/c" not found.',
    '/en/page.mdx:6:8 Imported file "./gone.css" not found.',
  ]);
});

test('reports an import of a partial with the file and specifier of the partial', () => {
  const code = "import { Gone } from '../shared/gone';";
  expect(findProblems({ source: '# T', code, partials: ['shared/partial.mdx'] })).toEqual([
    '/shared/partial.mdx:1:22 Imported file "./gone" not found.',
  ]);
});

test('ignores text that looks like an import', () => {
  expect(findProblems({ source: '', code: 'const text = "import x from \'./gone\'";' })).toEqual(
    [],
  );
});

test('reports nothing if a plugin changes the bundler', () => {
  const source = "import x from './gone';";
  expect(findProblems({ source, plugins: [{ name: 'p' }] })).toHaveLength(1);
  expect(findProblems({ source, plugins: [{ name: 'p', bundler: () => undefined }] })).toEqual([]);
});
