import { expect, test } from 'vitest';

import type { IndexEntry } from '../model/types';
import { buildIndexes, replacePages } from './build-indexes';
import type { SearchIndex } from './types';

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

test('names files after prefix, language, version and content hash', () => {
  const [index] = buildIndexes([entry('/a', { version: '1.0.2' })]);
  expect(index?.files[0].file).toMatch(/^static\/search_index\.en\.1_0_2\.[\da-f]{8}\.json$/);
});

test('omits empty parts of file names', () => {
  const [index] = buildIndexes([entry('/a')], { prefix: 'docs' });
  expect(index?.files[0].file).toMatch(/^static\/docs\.en\.[\da-f]{8}\.json$/);
  expect(buildIndexes([entry('/a', { lang: '' })])[0]?.files[0].file).toMatch(
    /^static\/search_index\.[\da-f]{8}\.json$/,
  );
});

test('changes the file name only if the content changes', () => {
  const name = (content: string) => buildIndexes([entry('/a', { content })])[0]?.files[0].file;
  expect(name('one')).toBe(name('one'));
  expect(name('one')).not.toBe(name('two'));
});

test('creates an index for each language and version', () => {
  const indexes = buildIndexes([
    entry('/zh/a', { lang: 'zh' }),
    entry('/a'),
    entry('/v1/a', { version: 'v1' }),
  ]);
  expect(indexes.map(({ lang, version }) => [lang, version])).toEqual([
    ['en', ''],
    ['en', 'v1'],
    ['zh', ''],
  ]);
});

test('does not depend on the order of the entries', () => {
  const entries = [entry('/b'), entry('/a'), entry('/zh/a', { lang: 'zh' })];
  expect(buildIndexes([...entries].reverse())).toEqual(buildIndexes(entries));
});

test('contains only the fields of the specification', () => {
  const page = { ...entry('/a', { weight: 1 }), frontmatter: { secret: true } };
  expect(JSON.parse(buildIndexes([page])[0]!.files[0].json)).toEqual([
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

test('contains weights other than 1', () => {
  expect(JSON.parse(buildIndexes([entry('/a', { weight: 2 })])[0]!.files[0].json)[0].weight).toBe(
    2,
  );
});

test.each([1e6, -1])('contains keywords, split at %s', (splitSize) => {
  const toc = [{ id: 'b', text: 'B', depth: 2, charIndex: 0, keywords: ['cannot'] }];
  const [{ files }] = buildIndexes([entry('/a', { keywords: ['fake a module'], toc })], {
    splitSize,
  }) as [SearchIndex];
  const text = files.map(({ json }) => json).join('\n');
  expect(text).toContain('"keywords":["fake a module"]');
  expect(text).toContain('"keywords":["cannot"]');
  const [plain] = buildIndexes([entry('/a', { keywords: [] })], { splitSize }) as [SearchIndex];
  expect(plain.files.map(({ json }) => json).join('\n')).not.toContain('keywords');
});

test('contains the sentences that link to a page, unless it is split', () => {
  const pages = [entry('/a', { mentions: 'See a.' }), entry('/b', { mentions: '' })];
  const [{ files }] = buildIndexes(pages) as [SearchIndex];
  expect(JSON.parse(files[0].json)).toMatchObject([{ mentions: 'See a.' }, {}]);
  expect(JSON.parse(files[0].json)[1]).not.toHaveProperty('mentions');
  const [split] = buildIndexes(pages, { splitSize: -1 }) as [SearchIndex];
  const [plain] = buildIndexes([entry('/a'), entry('/b')], { splitSize: -1 }) as [SearchIndex];
  expect(split).toEqual(plain);
});

test('creates one index for all versions of a language with versioned: false', () => {
  const versions = ['1', '2'].map((version) => entry(`/${version}/a`, { version }));
  const [index, ...others] = buildIndexes(versions, { versioned: false });
  expect(others).toEqual([]);
  expect(index).toMatchObject({ lang: 'en', version: '' });
  expect(JSON.parse(index!.files[0].json)).toMatchObject([{ version: '1' }, { version: '2' }]);
});

test('keeps the mentions of a page whose text has changed', () => {
  const mentions = 'See a.';
  const build = (content: string) =>
    buildIndexes([entry('/a', { content, mentions }), entry('/b')])[0]!.files[0];
  const { file, json } = build('Before.');
  const changed = entry('/a', { content: 'After.' });
  const updated = replacePages(changed, [changed], { file, read: () => json });
  expect(updated?.files).toEqual([build('After.')]);
});
