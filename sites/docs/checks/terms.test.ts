import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

/** The glossary of the contributors' guide: what is said, and what is not. */
function readGlossary(guide: string): { term: string; avoided: string[] }[] {
  const [, section = ''] = guide.split('### Terms of the Chinese pages');
  return section
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, , term = '', avoided = '']) => ({
      term,
      avoided: avoided.split('、').filter(Boolean),
    }));
}

/** Text without code and search keywords: names, outputs and the words of readers are as they are. */
function proseOf(source: string): string {
  return source
    .replace(/^search:\n(?: .*\n)+/m, '')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]+`/g, '');
}

function avoidedIn(source: string, glossary: ReturnType<typeof readGlossary>): string[] {
  const prose = proseOf(source);
  return glossary.flatMap(({ term, avoided }) =>
    avoided.filter((word) => prose.includes(word)).map((word) => `${word}: ${term}`),
  );
}

/** Chinese punctuation includes its spacing, so that an adjacent space is a gap. */
function gapsIn(source: string): string[] {
  const prose = source.replace(/^```[\s\S]*?^```/gm, '');
  return prose.match(/.{0,8}[。，；：、！？]\**[ \t]+(?=[^|\s]).{0,8}/g) ?? [];
}

const glossary = readGlossary(readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8'));
const pages = ['docs', 'octavo'].flatMap((site) => {
  const folder = `sites/${site}/content/zh`;
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(repository, path), 'utf8') }));
});

test('the glossary has terms, and each is used', () => {
  expect(glossary.length).toBeGreaterThan(20);
  const all = pages.map(({ source }) => source).join('\n');
  const words = glossary.flatMap(({ term }) => term.split(/[、，]/).map((part) => part.trim()));
  const unused = words
    .map((word) => word.replace(/^简称|（.*）$/g, ''))
    .filter((word) => !all.includes(word));
  expect(unused).toEqual([]);
});

test('the Chinese pages use the words of the glossary', () => {
  expect(pages.length).toBeGreaterThan(120);
  const found = pages.flatMap(({ path, source }) =>
    avoidedIn(source, glossary).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test('another word is found in prose, and not in code or search keywords', () => {
  const own = [{ term: '模拟定时器', avoided: ['假定时器'] }];
  expect(avoidedIn('用假定时器推进时间。', own)).toEqual(['假定时器: 模拟定时器']);
  expect(avoidedIn('---\nsearch:\n  keywords:\n    - 假定时器\n---\n', own)).toEqual([]);
  expect(avoidedIn('`假定时器`\n\n```ts\n// 假定时器\n```\n', own)).toEqual([]);
});

test('no space follows the marks of Chinese sentences', () => {
  expect(
    pages.flatMap(({ path, source }) => gapsIn(source).map((gap) => `${path}: ${gap}`)),
  ).toEqual([]);
  expect(gapsIn('- **类型：** `number`')).toHaveLength(1);
  expect(gapsIn('- **类型**：`number`\n\n| 名称、 | 值 |')).toEqual([]);
});
