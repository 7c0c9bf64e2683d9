import { expect, test } from 'vitest';

import type { IndexEntry } from '../model/types';
import { buildIndexes } from './build-indexes';

function entry(routePath: string, rest: Partial<IndexEntry> = {}): IndexEntry {
  return {
    id: routePath,
    routePath,
    title: 'Title',
    content: 'Text.',
    toc: [],
    lang: 'en',
    version: '',
    ...rest,
  };
}

test('names a file by prefix, language, version and content', () => {
  const [file] = buildIndexes([entry('/a', { version: '1.0.2' })]);
  expect(file?.file).toMatch(/^static\/search_index\.en\.1_0_2\.[\da-f]{8}\.json$/);
});

test('leaves out what is empty', () => {
  const [file] = buildIndexes([entry('/a')], { prefix: 'docs' });
  expect(file?.file).toMatch(/^static\/docs\.en\.[\da-f]{8}\.json$/);
  expect(buildIndexes([entry('/a', { lang: '' })])[0]?.file).toMatch(
    /^static\/search_index\.[\da-f]{8}\.json$/,
  );
});

test('changes the name with the content and only then', () => {
  const name = (content: string) => buildIndexes([entry('/a', { content })])[0]?.file;
  expect(name('one')).toBe(name('one'));
  expect(name('one')).not.toBe(name('two'));
});

test('makes a file per language and version', () => {
  const files = buildIndexes([
    entry('/zh/a', { lang: 'zh' }),
    entry('/a'),
    entry('/v1/a', { version: 'v1' }),
  ]);
  expect(files.map(({ lang, version }) => [lang, version])).toEqual([
    ['en', ''],
    ['en', 'v1'],
    ['zh', ''],
  ]);
});

test('does not depend on the order of the entries', () => {
  const entries = [entry('/b'), entry('/a'), entry('/zh/a', { lang: 'zh' })];
  expect(buildIndexes([...entries].reverse())).toEqual(buildIndexes(entries));
});

test('writes the fields of the specification and nothing else', () => {
  const page = { ...entry('/a', { weight: 1 }), frontmatter: { secret: true } };
  expect(JSON.parse(buildIndexes([page])[0]!.json)).toEqual([
    {
      id: '/a',
      title: 'Title',
      content: 'Text.',
      toc: [],
      routePath: '/a',
      lang: 'en',
      version: '',
    },
  ]);
});

test('keeps a weight', () => {
  expect(JSON.parse(buildIndexes([entry('/a', { weight: 2 })])[0]!.json)[0].weight).toBe(2);
});

test('puts all versions of a language together where they are not told apart', () => {
  const versions = ['1', '2'].map((version) => entry(`/${version}/a`, { version }));
  const [index, ...others] = buildIndexes(versions, { versioned: false });
  expect(others).toEqual([]);
  expect(index).toMatchObject({ lang: 'en', version: '' });
  expect(JSON.parse(index!.json)).toMatchObject([{ version: '1' }, { version: '2' }]);
});
