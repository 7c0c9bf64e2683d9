import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { checkCommands } from './check-commands';
import { checkConfigs, checkData } from './check-values';
import { readSamples, type Sample } from './read-samples';

const samples = readSamples(join(import.meta.dirname, '../content'));

function sampleOf(lang: string, code: string, title?: string): Sample {
  const sample: Sample = {
    page: 'en/a.md',
    line: 3,
    section: '',
    headings: [],
    keep: false,
    lang,
    code,
  };
  return title === undefined ? sample : { ...sample, title };
}

test('the configurations are valid', () => {
  expect(samples.length).toBeGreaterThan(150);
  const wrong = sampleOf('ts', 'export default { title: 1 };', 'docs.config.ts');
  expect(checkConfigs([...samples, wrong])).toEqual(['en/a.md:3 title: expected a string, got 1.']);
});

test('the JSON, YAML and Markdown samples are valid', () => {
  const wrong = [
    sampleOf('json', '{'),
    sampleOf('json', '[{ "type": "group" }]', 'content/_meta.json'),
    sampleOf('yaml', 'title: [1'),
    sampleOf('yaml', 'noindex: later'),
    sampleOf('md', '---\noutline: 3\n---\n'),
    sampleOf('mdx', '<Badge>'),
  ];
  for (const sample of wrong) expect(checkData([sample])).toHaveLength(1);
  expect(checkData(samples)).toEqual([]);
});

test('the commands and their options exist', () => {
  const wrong = [
    'npx octavo deploy',
    'npx octavo check --extern',
    'npm create octavo -- --theme docs',
    'npm run deploy',
    'echo "',
  ].map((code) => sampleOf('sh', code));
  for (const sample of wrong) expect(checkCommands([sample])).toHaveLength(1);
  expect(checkCommands(samples)).toEqual([]);
});

test('the tokens in styles exist', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../../packages/theme/src/styles/tokens.css'),
    'utf8',
  );
  const used = samples
    .filter(({ lang }) => lang === 'css')
    .flatMap(({ code }) => code.match(/--oct-[\w-]+/g) ?? []);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});
