import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { findTestLinks, isTest } from './support/linked-tests';

const file = fileURLToPath(new URL('../SECURITY.md', import.meta.url));
const [, guarantees = ''] =
  /^## Guarantees\n([\s\S]*?)^## /m.exec(readFileSync(file, 'utf8')) ?? [];
const promises = guarantees
  .split(/^- /m)
  .slice(1)
  .map((text) => text.replace(/\n\n\*\*[\s\S]*/, ''));

test('each guarantee in SECURITY.md lists a test', () => {
  expect(promises.length).toBeGreaterThan(15);
  expect(promises.filter((text) => findTestLinks(text, file).length === 0)).toEqual([]);
});

test('every test in SECURITY.md exists under its title', () => {
  const links = promises.flatMap((text) => findTestLinks(text, file));
  expect(links.filter((link) => !isTest(link))).toEqual([]);
});
