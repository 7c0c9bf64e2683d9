import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { testPage } from '../../model/testing/page';
import { auditImports } from './page-imports';

const root = mkdtempSync(join(tmpdir(), 'octavo-imports-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
for (const path of ['en/a.tsx', 'en/note.mdx', 'en/ui/index.ts', 'lib/b.ts', 'en/img.svg'])
  write(path);
write('en/package/package.json', '{}');

interface Told {
  source: string;
  code?: string;
  partials?: string[];
  plugins?: { name: string; bundler?: () => undefined }[];
}

function told({ source, code = source, partials = [], plugins = [] }: Told): string[] {
  write('en/page.mdx', source);
  return auditImports({
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
])('an import of %s is there', (specifier) => {
  expect(told({ source: `import x from '${specifier}';` })).toEqual([]);
});

test('an import of a file that is not there is told where it is written', () => {
  const source = [
    "import A from './a';",
    'import {',
    '  B,',
    '} from "./b";',
    "export * from '@/c';",
    "import './gone.css';",
  ].join('\n');
  expect(told({ source })).toEqual([
    '/en/page.mdx:4:8 Expected a file at "./b", got none.',
    '/en/page.mdx:5:15 Expected a file at "@/c", got none.',
    '/en/page.mdx:6:8 Expected a file at "./gone.css", got none.',
  ]);
});

test('one of a partial is told with its file, as it is written there', () => {
  const code = "import { Gone } from '../shared/gone';";
  expect(told({ source: '# T', code, partials: ['shared/partial.mdx'] })).toEqual([
    '/shared/partial.mdx:1:22 Expected a file at "./gone", got none.',
  ]);
});

test('texts that look like an import are none', () => {
  expect(told({ source: '', code: 'const text = "import x from \'./gone\'";' })).toEqual([]);
});

test('where a plugin changes the bundler, the bundler tells', () => {
  const source = "import x from './gone';";
  expect(told({ source, plugins: [{ name: 'p' }] })).toHaveLength(1);
  expect(told({ source, plugins: [{ name: 'p', bundler: () => undefined }] })).toEqual([]);
});
