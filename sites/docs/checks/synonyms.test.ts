import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { synonyms as ofOctavo } from '../../octavo/synonyms';
import { synonyms as ofRstest } from '../synonyms';

function readPages(site: string): string {
  const folder = join(import.meta.dirname, '../..', site, 'content');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
    .toLowerCase();
}

describe.each([
  { site: 'docs', synonyms: ofRstest },
  { site: 'octavo', synonyms: ofOctavo },
])('the synonyms of sites/$site', ({ site, synonyms }) => {
  test('have a word of the pages in each group', () => {
    const pages = readPages(site);
    const occurs = (word: string): boolean => pages.includes(word.toLowerCase());
    expect(synonyms.filter((group) => !group.some(occurs))).toEqual([]);
  });

  test('list each word in one group', () => {
    const words = synonyms.flat().map((word) => word.toLowerCase());
    expect(words.filter((word, index) => words.indexOf(word) < index)).toEqual([]);
  });
});
