import { expect, test, vi } from 'vitest';

import type { GitVersion } from '../../model/git-version';
import { testPage } from '../../model/testing/page';
import { auditTranslationShape } from './translation-shape';
import {
  auditStaleTranslations,
  auditTranslations,
  getContentKey,
  getTranslationPairs,
} from './translations';

const config = {
  cwd: '/site',
  root: '/site/content',
  cacheDir: '/site/cache',
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
const format = (
  findings: readonly { rule: string; file?: string | undefined; hint?: string | undefined }[],
) => findings.map(({ rule, file, hint }) => `${rule} ${file}: ${hint}`);

test('returns the same key for all translations of a page', () => {
  const key = (routePath: string, lang: string, version = '') =>
    getContentKey({ routePath, lang, version }, 'en');
  expect(key('/zh/guide/a', 'zh')).toBe(key('/guide/a', 'en'));
  expect(key('/zh/', 'zh')).toBe(key('/', 'en'));
  expect(key('/zh/guide/', 'zh')).toBe(key('/guide', 'en'));
  expect(key('/v1/zh/guide/a', 'zh', 'v1')).toBe(key('/v1/guide/a', 'en', 'v1'));
  expect(key('/v1/zh/a', 'zh', 'v1')).not.toBe(key('/zh/a', 'zh', 'v2'));
  expect(key('/guide/en/a', 'en')).toBe(key('/zh/guide/en/a', 'zh'));
  expect(key('/zh/languages/zh', 'zh')).toBe(key('/languages/zh', 'en'));
  expect(key('/languages/en', 'en')).not.toBe(key('/languages', 'en'));
});

test('does not report pages that plugins generate', () => {
  const generated = ['en/tags/a.md', 'zh/tags/b.md'].map((path) => ({
    ...testPage(path),
    filePath: `/site/cache/plugins/blog/${path}`,
  }));
  expect(auditTranslations(generated, config)).toEqual([]);
});

test('reports a folder whose name is a variant of a language once', () => {
  const pages = ['en/a.mdx', 'zh/a.mdx', 'ja/a.mdx', 'zh-CN/a.mdx', 'zh-CN/b.mdx'];
  const found = auditTranslations(
    pages.map((path) => ({
      ...testPage(path),
      lang: path.startsWith('zh-') ? 'en' : path.slice(0, 2),
    })),
    config,
  );
  expect(found).toEqual([
    {
      rule: 'orphan-translation',
      file: '/site/content/zh-CN/a.mdx',
      line: 1,
      column: 1,
      message:
        'The folder "content/zh-CN" does not match a configured language, so its pages are treated as "en".',
      hint: 'Rename it to "zh", or change the language in locales from "zh" to "zh-CN".',
    },
  ]);
});

test('reports missing translations and translations without an original', () => {
  const pages = ['en/a.mdx', 'zh/a.mdx', 'ja/a.mdx', 'en/b.mdx', 'ja/b.mdx', 'zh/c.mdx'];
  expect(
    format(
      auditTranslations(
        pages.map((path) => testPage(path)),
        config,
      ),
    ),
  ).toEqual([
    'missing-translation /site/content/en/b.mdx: Create content/zh/b.mdx.',
    'orphan-translation /site/content/zh/c.mdx: Create content/en/c.mdx or remove this page.',
  ]);
  expect(auditTranslations([testPage('en/a.mdx')], { ...config, isMultilingual: false })).toEqual(
    [],
  );
});

test('does not report pages of versions that are read from Git', () => {
  const gitVersions = new Map([['v1', {} as GitVersion]]);
  const at = (version: string, path: string, lang: string) => ({
    ...testPage(`${version}/${path}`, {}, { lang }),
    version,
  });
  const pages = ['v1', 'v2'].flatMap((version) => [
    at(version, 'guide/b.md', 'en'),
    at(version, 'zh/guide/c.md', 'zh'),
    at(version, 'zh-CN/guide/d.md', 'en'),
  ]);
  const locales = config.locales.slice(0, 2);
  const reported = auditTranslations(pages, { ...config, locales, gitVersions });
  expect(reported.map(({ rule, file }) => `${rule} ${file}`)).toEqual([
    'missing-translation /site/content/v2/guide/b.md',
    'orphan-translation /site/content/v2/zh/guide/c.md',
    'orphan-translation /site/content/v2/zh-CN/guide/d.md',
  ]);
});

test('pages in the default language can be outside of the language folders', () => {
  const inRoot = (path: string, routePath: string) => ({
    ...testPage(path, {}, { lang: 'en' }),
    routePath,
  });
  const pages = [
    inRoot('guide/a.md', '/guide/a'),
    { ...inRoot('v1/guide/b.md', '/v1/guide/b'), version: 'v1' },
    testPage('en/c.md'),
    testPage('zh/c.md'),
    inRoot('d.md', '/d'),
    testPage('zh/d.md'),
    inRoot('languages/en.md', '/languages/en'),
    testPage('zh/languages/en.md'),
    inRoot('manual/README.md', '/manual/'),
    testPage('zh/manual/index.md'),
  ];
  const locales = config.locales.slice(0, 2);
  expect(format(auditTranslations(pages, { ...config, locales }))).toEqual([
    'missing-translation /site/content/guide/a.md: Create content/zh/guide/a.md.',
    'missing-translation /site/content/v1/guide/b.md: Create content/v1/zh/guide/b.md.',
  ]);
});

test('reports a translation that is older than its original', () => {
  const pairs = getTranslationPairs(
    ['en/a.mdx', 'zh/a.mdx', 'ja/a.mdx'].map((path) => testPage(path)),
    config,
  );
  const stale = (en: string, zh: string) =>
    auditStaleTranslations(
      pairs,
      new Map([
        ['en/a.mdx', en],
        ['zh/a.mdx', zh],
      ]),
      config,
    ).map(({ file }) => file);
  const [first, second] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
  expect(stale(second, first)).toEqual(['/site/content/zh/a.mdx']);
  expect(stale(first, first)).toEqual([]);
  expect(stale(first, second)).toEqual([]);
  expect(auditStaleTranslations(pairs, new Map(), config)).toEqual([]);
});

test('says which changes of the original are missing', () => {
  const pairs = getTranslationPairs([testPage('en/a.mdx'), testPage('zh/a.mdx')], config);
  const describe = (en: string, zh: string) => {
    const dates = new Map([
      ['en/a.mdx', en],
      ['zh/a.mdx', zh],
    ]);
    return auditStaleTranslations(pairs, dates, config).map(({ message, hint }) => [message, hint]);
  };
  const translated = '2026-01-01T08:30:05.000Z';
  const hint =
    'Run `git log -p --since=2026-01-01T08:30:05.000Z -- "content/en/a.mdx"` to review the changes, then update the translation.';
  expect(describe('2026-01-02T07:00:00.000Z', translated)).toEqual([
    [
      'This translation was last updated on 2026-01-01, but content/en/a.mdx changed on 2026-01-02.',
      hint,
    ],
  ]);
  expect(describe('2026-01-01T09:00:00.000Z', translated)).toEqual([
    [
      'This translation was last updated on 2026-01-01 at 08:30 UTC, but content/en/a.mdx changed on 2026-01-01 at 09:00 UTC.',
      hint,
    ],
  ]);
});

const headings = (...depths: number[]) =>
  depths.map((depth, index) => ({ id: `h${index}`, text: `H${index}`, depth, charIndex: 0 }));
const fences = (...skeletons: string[]) =>
  skeletons.map((skeleton, index) => ({ lang: 'ts', skeleton, line: 10 * (index + 1), column: 1 }));

function shapeOf(original: object, translation: object): string[] {
  const pairs = getTranslationPairs(
    [testPage('en/a.mdx', original), testPage('zh/a.mdx', translation)],
    config,
  );
  const source = '# T\n\n## 一\n\n```md\n## 不是\n```\n\n### 二\n';
  return auditTranslationShape(pairs, () => source, config).map(
    ({ rule, line, message }) => `${line} ${rule}: ${message}`,
  );
}

test('reports the first difference in headings', () => {
  expect(shapeOf({ toc: headings(2, 2) }, { toc: headings(2, 3) })).toEqual([
    '9 translation-headings: Heading "### H1" has a different level than "## H1" in content/en/a.mdx.',
  ]);
  expect(shapeOf({ toc: headings(2) }, { toc: headings(2, 3) })).toEqual([
    '9 translation-headings: Heading "### H1" not found in content/en/a.mdx.',
  ]);
  expect(shapeOf({ toc: headings(2, 3) }, { toc: headings(2, 3) })).toEqual([]);
});

test('only reads the source for findings that are printed, the first ones by file', () => {
  const pages = ['b', 'a'].flatMap((name) => [
    testPage(`en/${name}.mdx`, {}),
    testPage(`zh/${name}.mdx`, { toc: headings(2) }),
  ]);
  const sourceOf = vi.fn(() => '## A\n');
  const audit = (limit: number) =>
    auditTranslationShape(getTranslationPairs(pages, config), sourceOf, config, () => limit);
  expect(audit(0).map(({ line }) => line)).toEqual([undefined, undefined]);
  expect(sourceOf).not.toHaveBeenCalled();
  expect(audit(1).map(({ file, line }) => [file, line])).toEqual([
    ['/site/content/zh/a.mdx', 1],
    ['/site/content/zh/b.mdx', undefined],
  ]);
  expect(sourceOf.mock.calls).toEqual([['/site/content/zh/a.mdx']]);
});

test('reports different heading ids', () => {
  const [heading] = headings(2);
  expect(shapeOf({ toc: headings(2) }, { toc: [{ ...heading, id: '一' }] })).toEqual([
    `3 translation-ids: Heading ID "一" does not match "h0" in content/en/a.mdx.`,
  ]);
});

test('reports the first difference in code blocks', () => {
  expect(shapeOf({ fences: fences('a', 'b') }, { fences: fences('a', 'c') })).toEqual([
    '20 translation-code: This code block does not match the original at content/en/a.mdx:20.',
  ]);
  expect(shapeOf({ fences: fences('a', 'b') }, { fences: fences('a') })).toEqual([
    '10 translation-code: Expected 2 code blocks as in content/en/a.mdx, got 1. The first mismatch is here.',
  ]);
  expect(shapeOf({ fences: fences('a') }, { fences: fences('a') })).toEqual([]);
});

test('drafts are neither missing translations nor missing originals', () => {
  const pages = ['en/a.mdx', 'ja/a.mdx', 'zh/b.mdx'].map((path) => testPage(path));
  const drafts = ['zh/a.mdx', 'en/b.mdx'].map((path) => testPage(path));
  expect(format(auditTranslations(pages, config, drafts))).toEqual([]);
});
