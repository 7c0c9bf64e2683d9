import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readAttributes } from '../audit-output';
import { auditI18nFile } from './i18n-file';
import { findImports, readLocalCode } from './local-code';
import { findNearestRoute } from './similar-targets';
import { findHeadingPosition } from './translation-shape';
import { findYamlStrings } from './yaml-strings';

test('returns frontmatter strings with their paths and positions', () => {
  const source =
    '---\nhero:\n  actions:\n    - link: /a\n      text: "b"\n    - { link: /c }\ntitle: 404\n---\n# T';
  expect(findYamlStrings(source)).toEqual([
    { path: 'hero.actions.*.link', value: '/a', line: 4, column: 13 },
    { path: 'hero.actions.*.text', value: 'b', line: 5, column: 13 },
    { path: 'hero.actions.*.link', value: '/c', line: 6, column: 15 },
  ]);
  expect(findYamlStrings('# T')).toEqual([]);
  expect(findYamlStrings('---\na: [\n---\n')).toEqual([]);
});

test('finds headings outside fences and uses the last one for headings of partials', () => {
  const source = '# T\n\n## A\n\n```\n## no\n```\n\n~~~\n```\n## no\n~~~\n### B';
  expect([0, 1, 2].map((index) => findHeadingPosition(source, index).line)).toEqual([3, 13, 13]);
});

test.each([
  ['/guide/strat', '/guide/start'],
  ['/old/place/start', '/guide/start'],
  ['/guide/nix', undefined],
  ['/guide/bd', '/guide/bad'],
  ['/gude/bad', '/guide/bad'],
  ['/nowhere', undefined],
  ['/', undefined],
])('suggests the route nearest to %s: %s', (key, near) => {
  expect(
    findNearestRoute(key, ['/guide/start', '/guide/bad', '/config/test/retry', '/guide']),
  ).toBe(near);
});

test('decodes ids and links in HTML', () => {
  const html =
    '<main id="a"><a class="x" href="/b?c=1&amp;d=2">t</a><li data-id="no" id="e&#x27;"><link href="/no">';
  expect(readAttributes(html, 'id')).toEqual(['a', "e'"]);
  expect(readAttributes(html, 'href')).toEqual(['/b?c=1&d=2']);
});

test('follows relative and aliased imports', () => {
  const root = mkdtempSync(join(tmpdir(), 'octavo-code-'));
  mkdirSync(join(root, 'ui'));
  writeFileSync(
    join(root, 'a.tsx'),
    "import b from './ui';\nimport react from 'react';\nexport { c } from '@/c'",
  );
  writeFileSync(join(root, 'ui/index.ts'), "const x = () => import('../a');");
  writeFileSync(join(root, 'c.js'), "require('./gone')");
  const files = [...readLocalCode([join(root, 'a.tsx')], { '@': root }).keys()];
  rmSync(root, { recursive: true });
  expect(files.map((file) => file.slice(root.length))).toEqual(['/a.tsx', '/ui/index.ts', '/c.js']);
  expect(findImports('import \'side\';import{a}from"b"')).toEqual(['side', 'b']);
});

test('reports schema errors and missing translations of the i18n file', () => {
  const locales = ['en', 'zh'].map((lang) => ({
    lang,
    label: '',
    title: '',
    description: '',
    theme: {},
  }));
  const audit = (source: string) =>
    auditI18nFile(source, { i18nFile: '/i18n.json', locales }).map(
      ({ rule, line, column, message }) => `${line}:${column} ${rule} ${message}`,
    );
  expect(audit('{\n  "a": { "en": "A", "zh": "甲" }\n}')).toEqual([]);
  expect(audit('{ "$schema": "./i18n.json", "a": { "en": "A", "zh": "甲" } }')).toEqual([]);
  expect(audit('{\n  "a": { "en": "A", "fr": "A" }\n}')).toEqual([
    '2:3 missing-text Missing "zh" translation for "a".',
    '2:21 missing-text Unknown language "fr".',
  ]);
  expect(audit('{ "a": { "en": 1 } }')).toEqual([
    '1:10 invalid-file a.en: expected a string, got 1.',
  ]);
  expect(audit('{ "a": }')[0]).toMatch(/^1:8 invalid-file JSON syntax error/);
});
