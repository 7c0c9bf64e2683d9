import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { attributes } from '../audit-output';
import { auditTexts } from './i18n-texts';
import { importsOf, readLocalCode } from './local-code';
import { nearestRoute } from './targets';
import { placeOfHeading } from './translation-shape';
import { yamlStrings } from './yaml-strings';

test('strings of the frontmatter have their path and their place', () => {
  const source =
    '---\nhero:\n  actions:\n    - link: /a\n      text: "b"\n    - { link: /c }\ntitle: 404\n---\n# T';
  expect(yamlStrings(source)).toEqual([
    { path: 'hero.actions.*.link', value: '/a', line: 4, column: 13 },
    { path: 'hero.actions.*.text', value: 'b', line: 5, column: 13 },
    { path: 'hero.actions.*.link', value: '/c', line: 6, column: 15 },
  ]);
  expect(yamlStrings('# T')).toEqual([]);
  expect(yamlStrings('---\na: [\n---\n')).toEqual([]);
});

test('headings are counted outside of fences, and one from elsewhere stands at the last before', () => {
  const source = '# T\n\n## A\n\n```\n## no\n```\n\n~~~\n```\n## no\n~~~\n### B';
  expect([0, 1, 2].map((index) => placeOfHeading(source, index).line)).toEqual([3, 13, 13]);
});

test.each([
  ['/guide/strat', '/guide/start'],
  ['/old/place/start', '/guide/start'],
  ['/nowhere', undefined],
  ['/', undefined],
])('nearest to %s is %s', (key, near) => {
  expect(nearestRoute(key, ['/guide/start', '/config/test/retry', '/guide'])).toBe(near);
});

test('ids and addresses are read from HTML as they are meant', () => {
  const html =
    '<main id="a"><a class="x" href="/b?c=1&amp;d=2">t</a><li data-id="no" id="e&#x27;"><link href="/no">';
  expect(attributes(html, 'id')).toEqual(['a', "e'"]);
  expect(attributes(html, 'href')).toEqual(['/b?c=1&d=2']);
});

test('imports are followed within the site, by path and through aliases', () => {
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
  expect(importsOf('import \'side\';import{a}from"b"')).toEqual(['side', 'b']);
});

test('checks the schema of the i18n file, and that every language has every translation', () => {
  const locales = ['en', 'zh'].map((lang) => ({
    lang,
    label: '',
    title: '',
    description: '',
    theme: {},
  }));
  const told = (source: string) =>
    auditTexts(source, { i18nFile: '/i18n.json', locales }).map(
      ({ rule, line, column, message }) => `${line}:${column} ${rule} ${message}`,
    );
  expect(told('{\n  "a": { "en": "A", "zh": "甲" }\n}')).toEqual([]);
  expect(told('{ "$schema": "./i18n.json", "a": { "en": "A", "zh": "甲" } }')).toEqual([]);
  expect(told('{\n  "a": { "en": "A", "fr": "A" }\n}')).toEqual([
    '2:3 missing-text Missing translation of "a" for "zh".',
    '2:21 missing-text Unknown language "fr".',
  ]);
  expect(told('{ "a": { "en": 1 } }')).toEqual([
    '1:10 invalid-file a.en: expected a string, got 1.',
  ]);
  expect(told('{ "a": }')[0]).toMatch(/^1:8 invalid-file Expected valid JSON/);
});
