import { expect, test } from 'vitest';

import { testPage } from '../../model/testing/page';
import { auditShape } from './translation-shape';
import { auditStale, auditTranslations, contentKey, pairsOf } from './translations';

const config = {
  lang: 'en',
  isMultilingual: true,
  locales: ['en', 'zh', 'ja'].map((lang) => ({
    lang,
    label: lang,
    title: '',
    description: '',
    theme: {},
  })),
};
const told = (
  findings: readonly { rule: string; file?: string | undefined; hint?: string | undefined }[],
) => findings.map(({ rule, file, hint }) => `${rule} ${file}: ${hint}`);

test('a page is known in every language by its path without the folder of the language', () => {
  const key = (relativePath: string, lang: string) => contentKey({ relativePath, lang });
  expect(key('zh/guide/a.mdx', 'zh')).toBe(key('en/guide/a.md', 'en'));
  expect(key('v1/zh/guide/a.mdx', 'zh')).toBe(key('v1/en/guide/a.mdx', 'en'));
  expect(key('v1/zh/a.mdx', 'zh')).not.toBe(key('v2/zh/a.mdx', 'zh'));
  expect(key('en/guide/en/a.mdx', 'en')).toBe(key('zh/guide/en/a.mdx', 'zh'));
});

test('pages that a language lacks, and translations of nothing, are named', () => {
  const pages = ['en/a.mdx', 'zh/a.mdx', 'ja/a.mdx', 'en/b.mdx', 'ja/b.mdx', 'zh/c.mdx'];
  expect(
    told(
      auditTranslations(
        pages.map((path) => testPage(path)),
        config,
      ),
    ),
  ).toEqual([
    'missing-translation /site/content/en/b.mdx: Write zh/b.mdx.',
    'orphan-translation /site/content/zh/c.mdx: Write en/c.mdx, or remove this page.',
  ]);
  expect(auditTranslations([testPage('en/a.mdx')], { ...config, isMultilingual: false })).toEqual(
    [],
  );
});

test('a translation is stale once its original was committed after it', () => {
  const pairs = pairsOf(
    ['en/a.mdx', 'zh/a.mdx', 'ja/a.mdx'].map((path) => testPage(path)),
    config,
  );
  const stale = (en: string, zh: string) =>
    auditStale(
      pairs,
      new Map([
        ['en/a.mdx', en],
        ['zh/a.mdx', zh],
      ]),
    ).map(({ file }) => file);
  const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
  expect(stale(second, first)).toEqual(['/site/content/zh/a.mdx']);
  expect(stale(first, first)).toEqual([]);
  expect(stale(first, second)).toEqual([]);
  expect(auditStale(pairs, new Map())).toEqual([]);
});

const headings = (...depths: number[]) =>
  depths.map((depth, index) => ({ id: `h${index}`, text: `H${index}`, depth, charIndex: 0 }));
const fences = (...skeletons: string[]) =>
  skeletons.map((skeleton, index) => ({ lang: 'ts', skeleton, line: 10 * (index + 1), column: 1 }));

function shapeOf(original: object, translation: object): string[] {
  const pairs = pairsOf(
    [testPage('en/a.mdx', original), testPage('zh/a.mdx', translation)],
    config,
  );
  const source = '# T\n\n## 一\n\n```md\n## 不是\n```\n\n### 二\n';
  return auditShape(pairs, () => source).map(
    ({ rule, line, message }) => `${line} ${rule}: ${message}`,
  );
}

test('the first heading of another level is named where it stands', () => {
  expect(shapeOf({ toc: headings(2, 2) }, { toc: headings(2, 3) })).toEqual([
    '9 translation-headings: Expected "## H1" here, as in en/a.mdx, got "### H1".',
  ]);
  expect(shapeOf({ toc: headings(2) }, { toc: headings(2, 3) })).toEqual([
    '9 translation-headings: Expected the end of the page here, as in en/a.mdx, got "### H1".',
  ]);
  expect(shapeOf({ toc: headings(2, 3) }, { toc: headings(2, 3) })).toEqual([]);
});

test('another id of the same heading is a rule of its own', () => {
  const [heading] = headings(2);
  expect(shapeOf({ toc: headings(2) }, { toc: [{ ...heading, id: '一' }] })).toEqual([
    `3 translation-ids: Expected the heading's id to be "h0", as in en/a.mdx, got "一".`,
  ]);
});

test('other code is named with both its places', () => {
  expect(shapeOf({ fences: fences('a', 'b') }, { fences: fences('a', 'c') })).toEqual([
    '20 translation-code: Expected the code of the block at line 20 of en/a.mdx, got other code.',
  ]);
  expect(shapeOf({ fences: fences('a', 'b') }, { fences: fences('a') })).toEqual([
    '10 translation-code: Expected 2 code blocks of en/a.mdx, got 1, the first that differs here.',
  ]);
  expect(shapeOf({ fences: fences('a') }, { fences: fences('a') })).toEqual([]);
});
