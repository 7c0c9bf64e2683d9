import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OctavoPlugin } from '@octavo/cli';
import { expect, onTestFinished, test } from 'vitest';

import { ogImage } from '.';
import { ACCENT } from './draw-image';
import {
  createFontSelector,
  createMissingFinder,
  getCoverage,
  parseFontFaces,
  readFontFaces,
} from './fonts';
import { directionOf, sizeOfTitle, splitTitle } from './image-content';
import { createImages } from './images';

const cwd = fileURLToPath(new URL('../..', import.meta.url));
const FONTS = [
  '@fontsource/inter/400.css',
  '@fontsource/inter/700.css',
  '@fontsource/noto-sans-sc/400.css',
  'twemoji-colr-font/twemoji.css',
];
const content = {
  section: '指南',
  title: 'Use `rs.mock` 🚀',
  description: '在测试中替换模块。',
  site: 'Rstest',
  lang: 'zh',
};

test('reads the font faces of a stylesheet', () => {
  const css = `@font-face { font-family: 'A B'; font-style: normal; font-weight: 700;
    src: url(./files/a.woff2?v=1) format('woff2'), url(./files/a.woff); unicode-range: U+0-7F, U+4??; }
    @font-face { font-family: Remote; src: url(https://example.com/a.woff2); }`;
  expect(parseFontFaces(css, '/fonts')).toEqual([
    {
      family: 'A B',
      style: 'normal',
      weight: 700,
      path: '/fonts/files/a.woff2',
      unicodeRange: 'U+0-7F, U+4??',
    },
  ]);
});

test('selects the fonts of a text, and finds characters without a font', () => {
  const faces = readFontFaces(FONTS.slice(0, 3), cwd);
  const select = createFontSelector(faces);
  const findMissing = createMissingFinder(() => getCoverage(faces));
  expect(new Set(select('Text').map(({ name }) => name))).toContain('Inter');
  expect(findMissing('Text 文 \u200b')).toEqual([]);
  expect(findMissing('שלום')).toEqual(['ש', 'ל', 'ו', 'ם']);
});

test('finds characters in ranges that overlap or are not in order', () => {
  const css = `@font-face { font-family: A; src: url(a.woff2); unicode-range: U+50-5F, U+21, U+40-48, U+44-4A, U+41-42; }`;
  const findMissing = createMissingFinder(() => getCoverage(parseFontFaces(css, '/')));
  const codes = Array.from({ length: 0x50 }, (_, index) => 0x21 + index);
  const found = codes.filter((code) => findMissing(String.fromCodePoint(code)).length === 0);
  expect(found).toEqual(
    codes.filter(
      (code) => code === 0x21 || (code >= 0x40 && code <= 0x4a) || (code >= 0x50 && code <= 0x5f),
    ),
  );
});

test('reports fonts that do not exist with the command that installs them', () => {
  expect(() => readFontFaces(['@fontsource/nope/400.css'], cwd)).toThrow(
    expect.objectContaining({
      message: expect.stringContaining('"@fontsource/nope/400.css" was not found'),
      hint: expect.stringContaining('pnpm add @fontsource/nope'),
    }),
  );
  expect(() => readFontFaces(['./nope.woff2'], cwd)).toThrow('"./nope.woff2" was not found');
});

test('splits titles into text and code, and sizes them by their width', () => {
  expect(splitTitle('Use `a` **b**')).toEqual([
    { text: 'Use ', isCode: false },
    { text: 'a', isCode: true },
    { text: ' ', isCode: false },
    { text: 'b', isCode: false },
  ]);
  expect([sizeOfTitle('Short'), sizeOfTitle('中'.repeat(20)), sizeOfTitle('x'.repeat(65))]).toEqual(
    [84, 68, 56],
  );
  expect(['en', 'ar', 'he', 'not a tag'].map(directionOf)).toEqual(['ltr', 'rtl', 'rtl', 'ltr']);
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-og-image-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const createSiteImages = (cacheDir: string) =>
  createImages(readFontFaces(FONTS, cwd), { accent: 'tomato' }, cacheDir);

test('draws a PNG of 1200 × 630 pixels, and caches it by its content', async () => {
  const cacheDir = makeFolder();
  const image = Buffer.from(await createSiteImages(cacheDir).draw(content));
  expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  const [name] = readdirSync(cacheDir);
  const file = join(cacheDir, name!);
  utimesSync(file, 1, 1);
  const images = createSiteImages(cacheDir);
  expect(Buffer.from(await images.draw(content)).equals(image)).toBe(true);
  expect(statSync(file).mtimeMs).toBe(1000);
  // An incomplete file is drawn again.
  writeFileSync(file, image.subarray(0, 100));
  expect(Buffer.from(await images.draw(content)).equals(image)).toBe(true);
  await images.draw({ ...content, title: 'Other' });
  images.prune();
  expect(readdirSync(cacheDir)).toHaveLength(2);
  // A build that reuses the image of the last build only asks for its digest.
  const next = createSiteImages(cacheDir);
  expect(next.keyOf(content)).not.toBe(next.keyOf({ ...content, title: 'Third' }));
  next.prune();
  expect(readdirSync(cacheDir)).toEqual([name]);
});

test('finds characters without a font, and caches them and the characters of the fonts', () => {
  const cacheDir = makeFolder();
  const find = (...titles: string[]) => {
    const images = createImages(readFontFaces(FONTS.slice(0, 3), cwd), { accent: 'red' }, cacheDir);
    const missing = images.findMissing(titles.map((title) => ({ ...content, title })));
    images.prune();
    return [...missing].map(([character, { title }]) => `${character} ${title}`);
  };
  const titles = ['Text 文', 'ש', 'של'];
  const found = ['ש ש', 'ל של'];
  expect(find(...titles)).toEqual(found);
  const files = readdirSync(cacheDir).map((name) => join(cacheDir, name));
  expect(files).toHaveLength(2);
  for (const file of files)
    for (const cached of [readFileSync(file, 'utf8'), '[[0', '{}', '']) {
      writeFileSync(file, cached);
      expect(find(...titles), cached).toEqual(found);
    }
  expect(find('Text')).toEqual([]);
});

test('draws the characters of Chinese and Japanese text and of emoji', async () => {
  const { draw } = createSiteImages(makeFolder());
  const titles = ['模块', '测试', 'テスト', '🚀', '🎉', '', '模块'.repeat(500)];
  const images = await Promise.all(titles.map((title) => draw({ ...content, title })));
  // Characters without a font are all drawn as the same box.
  expect(new Set(images.map((image) => Buffer.from(image).toString('base64'))).size).toBe(
    titles.length,
  );
});

const plugin = ogImage({ fonts: FONTS });
type Config = Parameters<NonNullable<OctavoPlugin['configResolved']>>[0];
type Page = Parameters<NonNullable<OctavoPlugin['head']>>[0];
type SourcePage = Parameters<NonNullable<OctavoPlugin['pageData']>>[1];
const config = {
  title: 'Product',
  locales: [
    { lang: 'en', title: 'Product' },
    { lang: 'zh', title: '产品' },
  ],
  siteOrigin: 'https://example.com',
  base: '/docs/',
  isRelocatable: false,
};

test('adds tags with the absolute URL, the size and a text alternative of the image', () => {
  const tagsOf = (data: object, frontmatter: object = {}) => {
    plugin.pageData!(data as Page, { ...data, content: { frontmatter } } as SourcePage);
    return plugin.head!(data as Page, { config: config as Config }).map((tag) =>
      typeof tag === 'string' ? tag : Object.values(tag[1]).join(' '),
    );
  };
  expect(tagsOf({ routePath: '/zh/指 南/', title: 'Use `rs.mock`' })).toMatchInlineSnapshot(`
    [
      "og:image https://example.com/docs/og/zh/%E6%8C%87%20%E5%8D%97/index.png",
      "og:image:type image/png",
      "og:image:width 1200",
      "og:image:height 630",
      "og:image:alt Use rs.mock",
      "twitter:card summary_large_image",
    ]
  `);
  const home = { title: 'Home', pageType: 'home' };
  expect(tagsOf({ ...home, routePath: '/', lang: 'en' })).toContain('og:image:alt Product');
  expect(tagsOf({ ...home, routePath: '/zh/', lang: 'zh' })).toContain('og:image:alt 产品');
  const page = { routePath: '/a', title: 'A' };
  expect(tagsOf(page, { image: '/a.png' })).toEqual([]);
  expect(tagsOf(page)).toHaveLength(6);
});

test('reports missing fonts early, and depends on the renderer, local fonts and packages of fonts', () => {
  const filesOf = (fonts: string[]) => {
    const resolved = ogImage({ fonts });
    resolved.configResolved!({ ...config, cwd } as Config);
    return resolved.cache!.files!().map((path) => path.replace(/^.*\/node_modules\//, ''));
  };
  expect(() => filesOf(['./nope.css'])).toThrow('"./nope.css" was not found');
  const folder = mkdtempSync(join(tmpdir(), 'octavo-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [css, font] = ['local.css', 'local.woff2'].map((name) => join(folder, name));
  writeFileSync(css!, '@font-face { font-family: A; src: url(./local.woff2); }');
  expect(filesOf([...FONTS, css!]).sort()).toEqual(
    [
      '@takumi-rs/core/package.json',
      '@fontsource/inter/package.json',
      '@fontsource/noto-sans-sc/package.json',
      'twemoji-colr-font/package.json',
      css,
      font,
    ].sort(),
  );
});

test('requires an origin and an absolute base', () => {
  const resolve = (values: object) => () =>
    plugin.configResolved!({ ...config, ...values } as Config);
  expect(resolve({ siteOrigin: undefined })).toThrow('requires "siteOrigin"');
  expect(resolve({ isRelocatable: true })).toThrow('an absolute "base"');
});

test('the default accent is a color of the theme', () => {
  const tokens = new URL('../../../theme/src/styles/tokens.css', import.meta.url);
  expect(readFileSync(tokens, 'utf8')).toContain(`--oct-color-accent-fill: ${ACCENT};`);
});
