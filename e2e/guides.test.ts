import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { RULES } from '../packages/cli/src/model/rules';
import { readComponents } from '../packages/theme/ejectable';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guide = (name: string) => read(`sites/octavo/content/en/guide/${name}.md`);

/** Returns the rows of all tables, with the code of the first cell as the key. */
function rowsOf(text: string): [key: string, ...cells: string[]][] {
  return [...text.matchAll(/^\| `([^`]+)` +\|(.*)\|$/gm)].map(([, key, rest]) => [
    key!,
    ...rest!.split('|').map((cell) => cell.trim()),
  ]);
}

test('the guide on checks lists all rules with their severities and descriptions', () => {
  const rows = rowsOf(guide('checks')).filter(([key]) => key in RULES);
  expect(rows.map(([key]) => key)).toEqual(Object.keys(RULES));
  for (const [key, severity, description] of rows) {
    const rule = RULES[key as keyof typeof RULES];
    expect(severity, key).toBe(rule.severity);
    const expected = rule.description
      .replace(/^[AS]/, (letter) => letter.toLowerCase())
      .replace(/\. Only reported by (.*)\.$/, ' (only $1)')
      .replace(/\.$/, '');
    expect(description, key).toBe(expected);
  }
});

test('the guide on theming lists all components that can be replaced', () => {
  const components = readComponents().map(({ name, description }) => [name, description]);
  expect(rowsOf(guide('theming')).filter(([key]) => !key.startsWith('--'))).toEqual(components);
});

test('the guide on theming mentions only tokens, layers and slots that exist', () => {
  const text = guide('theming');
  const styles = read('packages/theme/src/styles/tokens.css');
  const tokens = [...new Set(text.match(/--oct-[a-z\d-]+[a-z\d]/g))];
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter((token) => !styles.includes(`${token}:`))).toEqual([]);
  const [, layers] = /cascade layers \(([^)]+)\)/.exec(text) ?? [];
  expect(styles).toContain(`@layer ${layers!.replaceAll('`', '')};`);

  const [, sentence = ''] = /The slots are (.+?)\.\n/s.exec(text) ?? [];
  const names = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  const single = ['top', 'bottom', 'docFooterAfter'];
  const slots = [
    ...single,
    ...names
      .filter((name) => !single.includes(name))
      .flatMap((name) => [`${name}Before`, `${name}After`]),
  ];
  const declared = [...read('packages/theme/src/layout/slots.ts').matchAll(/^ {2}(\w+)\?:/gm)];
  expect(slots.sort()).toEqual(declared.map(([, name]) => name).sort());
});

test.each(['index.mdx', 'about/comparison.md', 'guide/performance.md'])(
  'the measurements on %s are results in bench/',
  (path) => {
    const results = read('bench/README.md').replaceAll('*', '');
    const text = read(`sites/octavo/content/en/${path}`).replaceAll('*', '');
    const [, ...cells] = path.endsWith('.mdx')
      ? ['', ...text.matchAll(/(\d[\d.]*) (?:s|ms|packages|kB)\b/g)]
      : ['', ...text.matchAll(/\| +(\d[\d.]*)(?: kB| s| ms)?(?= +\|)/g)];
    expect(cells.length).toBeGreaterThan(3);
    const known = new Set(results.match(/\d[\d.]*\d|\d/g));
    expect(cells.map((cell) => cell[1]!).filter((figure) => !known.has(figure))).toEqual([]);
  },
);
