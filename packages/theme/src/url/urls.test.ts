import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  encodePath,
  isExternal,
  isSamePage,
  isScriptUrl,
  isWithinPath,
  joinRoute,
  localizeRoute,
  normalizeBase,
  opensNewTab,
  pageKey,
  safeDecode,
  splitHref,
  splitRoute,
  toHref,
  toHtmlFile,
  toRoutePath,
  withBase,
  withoutBase,
} from './urls';

/** Arbitrary text, including invalid percent-encoding and lone surrogates. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '/',
      '.',
      '%',
      '#',
      '?',
      '\\',
      'a',
      'Z',
      '中',
      '%E4',
      '\ud800',
      'index',
      '.html',
    ),
  }),
);
const segment = fc
  .string({
    unit: fc.constantFrom('a', 'B', '7', '-', '_', '.', '中', 'é', ' ', '+', '&', '🚀'),
    minLength: 1,
  })
  .filter((text) => !/^\.+$/.test(text) && !/\.html$|^index$/i.test(text) && text.trim() === text);
const route = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.boolean())
  .map(([segments, slash]) => `/${segments.join('/')}${slash && segments.length > 0 ? '/' : ''}`);
const base = fc.constantFrom('/', '/docs/', '/a/b/', '/zh/', '/c++/');

test.each([
  ['https://rstest.rs', true],
  ['HTTP://x', true],
  ['//cdn.example.com/a.js', true],
  ['mailto:a@b.c', true],
  ['vscode://file', true],
  ['tel:1', true],
  ['/guide/start', false],
  ['guide', false],
  ['./a', false],
  ['#x', false],
  ['/a:b', false],
  ['', false],
])('isExternal(%j) is %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});

test('detects hrefs that execute code in any notation', () => {
  const dangerous = ['javascript:a()', ' JavaScript:a()', 'java\nscript:a()', 'data:text/html,x'];
  expect(dangerous.map(isScriptUrl)).toEqual([true, true, true, true]);
  const harmless = ['/javascript:a', '#javascript:', 'https://a.b', 'mailto:a@b.c', '/a', ''];
  expect(harmless.map(isScriptUrl)).toEqual(harmless.map(() => false));
});

test('opens only web pages in a new tab', () => {
  expect(['https://a.b', '//a.b', 'mailto:a@b.c', 'vscode:x', '/a'].map(opensNewTab)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('splitHref', () => {
  test.each([
    ['/a?b=1#c', '/a', '?b=1', '#c'],
    ['/a#c?d', '/a', '', '#c?d'],
    ['?b', '', '?b', ''],
    ['#', '', '', '#'],
  ])('splits %j', (href, path, search, hash) => {
    expect(splitHref(href)).toEqual({ path, search, hash });
  });

  test('preserves the input when joined', () => {
    fc.assert(
      fc.property(anyText, (href) => {
        const { path, search, hash } = splitHref(href);
        expect(path + search + hash).toBe(href);
      }),
    );
  });
});

describe('safeDecode', () => {
  test.each([
    ['%E4%B8%AD', '中'],
    ['100%', '100%'],
    ['%E4%B8', '%E4%B8'],
    ['%zz%20', '%zz '],
    ['%FF/%41', '%FF/A'],
  ])('decodes %j to %j', (text, decoded) => {
    expect(safeDecode(text)).toBe(decoded);
  });
});

describe('bases', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['docs', '/docs/'],
    ['//docs//', '/docs/'],
    ['/a/b', '/a/b/'],
    ['/文档/', '/%E6%96%87%E6%A1%A3/'],
    ['/%E6%96%87%E6%A1%A3/', '/%E6%96%87%E6%A1%A3/'],
    ['/my docs/@v1', '/my%20docs/@v1/'],
  ])('normalizes %j to %j', (base, normalized) => {
    expect(normalizeBase(base)).toBe(normalized);
  });

  test('match only complete path segments', () => {
    expect(withoutBase('/docs/guide', '/docs/')).toBe('/guide');
    expect(withoutBase('/docs', '/docs/')).toBe('/');
    expect(withoutBase('/docs/', '/docs/')).toBe('/');
    expect(withoutBase('/docsearch', '/docs/')).toBeUndefined();
    expect(withoutBase('/zhongwen', '/zh/')).toBeUndefined();
    expect(withoutBase('/guide', '/')).toBe('/guide');
  });

  test('withoutBase reverts withBase', () => {
    fc.assert(
      fc.property(route, base, (path, siteBase) => {
        expect(withoutBase(withBase(path, siteBase), siteBase)).toBe(path);
      }),
    );
  });
});

describe('toRoutePath', () => {
  test.each([
    ['/guide/start.html', '/guide/start'],
    ['/guide/index.html', '/guide/'],
    ['/guide/index', '/guide/'],
    ['/guide/INDEX.HTML', '/guide/'],
    ['/index', '/'],
    ['/indexes', '/indexes'],
    ['', '/'],
    ['guide', '/guide'],
    ['//a///b', '/a/b'],
    ['/\\evil.com', '/evil.com'],
    ['/%E6%8C%87%E5%8D%97/', '/指南/'],
    ['/100%', '/100%'],
    ['/v1.2', '/v1.2'],
  ])('converts %j to %j', (pathname, path) => {
    expect(toRoutePath(pathname)).toBe(path);
  });

  test('always returns one leading slash and never throws', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(toRoutePath(text)).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('pages', () => {
  test('are equal regardless of trailing slash and case', () => {
    expect(isSamePage('/Guide/Start/', '/guide/start')).toBe(true);
    expect(isSamePage('/zh/', '/zh')).toBe(true);
    expect(isSamePage('/', '')).toBe(true);
    expect(isSamePage('/%E4%B8%AD', '/中')).toBe(true);
    expect(isSamePage('/a', '/b')).toBe(false);
  });

  test('are descendants only of complete segments', () => {
    expect(isWithinPath('/guide/start', '/guide')).toBe(true);
    expect(isWithinPath('/guide', '/guide/')).toBe(true);
    expect(isWithinPath('/guideline', '/guide')).toBe(false);
    expect(isWithinPath('/api/', '/guide/')).toBe(false);
    expect(isWithinPath('/anything', '/')).toBe(true);
  });

  test('have idempotent keys', () => {
    fc.assert(
      fc.property(route, (path) => {
        expect(pageKey(pageKey(path))).toBe(pageKey(path));
      }),
    );
  });
});

describe('toHref', () => {
  const clean = { base: '/docs/', cleanUrls: true };
  const files = { base: '/', cleanUrls: false };

  test.each([
    ['/guide/start', '/docs/guide/start'],
    ['/guide/start.html#a', '/docs/guide/start#a'],
    ['/guide/index?x=1', '/docs/guide/?x=1'],
    ['/', '/docs/'],
    ['/指南/起步', '/docs/%E6%8C%87%E5%8D%97/%E8%B5%B7%E6%AD%A5'],
    ['/a b', '/docs/a%20b'],
    ['https://x.y/z', 'https://x.y/z'],
    ['mailto:a@b.c', 'mailto:a@b.c'],
    ['#part', '#part'],
    ['?q=1', '?q=1'],
    ['', ''],
    ['/./files/a.pdf?x=1#p', '/docs/files/a.pdf?x=1#p'],
    ['/./demo.html', '/docs/demo.html'],
    ['/.//x.y/z', '/docs/x.y/z'],
  ])('converts %j to %j with clean URLs', (target, href) => {
    expect(toHref(target, clean)).toBe(href);
  });

  test.each([
    ['/guide/start', '/guide/start.html'],
    ['/guide/start?x=1#a', '/guide/start.html?x=1#a'],
    ['/guide/', '/guide/index.html'],
    ['/', '/index.html'],
    ['/v1.2', '/v1.2.html'],
    ['/./files/a.pdf', '/files/a.pdf'],
  ])('converts %j to %j without clean URLs', (target, href) => {
    expect(toHref(target, files)).toBe(href);
  });

  test('returns an href that resolves to the same page', () => {
    fc.assert(
      fc.property(route, base, fc.boolean(), (path, siteBase, cleanUrls) => {
        const href = toHref(path, { base: siteBase, cleanUrls });
        const url = new URL(href, 'https://x.y');
        expect(url.host).toBe('x.y');
        expect(isSamePage(withoutBase(url.pathname, siteBase)!, path)).toBe(true);
      }),
    );
  });

  test('never throws, and never makes an internal target external', () => {
    fc.assert(
      fc.property(anyText, base, fc.boolean(), (target, siteBase, cleanUrls) => {
        const href = toHref(target, { base: siteBase, cleanUrls });
        if (!isExternal(target)) expect(isExternal(href)).toBe(false);
      }),
    );
  });
});

test('encodes reserved characters and lone surrogates', () => {
  expect(encodePath('/a b/中/@x:y')).toBe('/a%20b/%E4%B8%AD/@x:y');
  expect(encodePath('/a?b#c%')).toBe('/a%3Fb%23c%25');
  expect(encodePath('/\ud800')).toBe('/%EF%BF%BD');
});

test.each([
  ['/', 'index.html'],
  ['/guide/', 'guide/index.html'],
  ['/guide/x', 'guide/x.html'],
  ['/zh/', 'zh/index.html'],
  ['/404', '404.html'],
])('the HTML file of %j is %j', (path, file) => {
  expect(toHtmlFile(path)).toBe(file);
});

describe('languages and versions', () => {
  const langs = { defaultLang: 'en', langs: ['en', 'zh'] };
  const both = { ...langs, defaultVersion: 'v2', versions: ['v2', 'v1'] };

  test.each([
    ['/guide', { version: '', lang: 'en', rest: '/guide' }],
    ['/zh/guide', { version: '', lang: 'zh', rest: '/guide' }],
    ['/zh', { version: '', lang: 'zh', rest: '/' }],
    ['/ZH/guide', { version: '', lang: 'zh', rest: '/guide' }],
    ['/zhongwen', { version: '', lang: 'en', rest: '/zhongwen' }],
    ['/guide/zh', { version: '', lang: 'en', rest: '/guide/zh' }],
  ])('splitRoute(%j) finds version and language', (path, split) => {
    expect(splitRoute(path, langs)).toEqual(split);
  });

  test('the version precedes the language', () => {
    expect(splitRoute('/v1/zh/a', both)).toEqual({ version: 'v1', lang: 'zh', rest: '/a' });
    expect(splitRoute('/zh/v1/a', both)).toEqual({ version: 'v2', lang: 'zh', rest: '/v1/a' });
    expect(joinRoute({ version: 'v1', lang: 'zh', rest: '/a' }, both)).toBe('/v1/zh/a');
    expect(joinRoute({ version: 'v2', lang: 'en', rest: '/a' }, both)).toBe('/a');
  });

  test('joinRoute reverts splitRoute', () => {
    const rest = route.filter(
      (path) => !['en', 'zh', 'v1', 'v2'].includes(path.split('/')[1]!.toLowerCase()),
    );
    const version = fc.constantFrom('v1', 'v2');
    const lang = fc.constantFrom('en', 'zh');
    fc.assert(
      fc.property(version, lang, rest, (...[v, l, path]) => {
        const split = { version: v, lang: l, rest: path };
        expect(splitRoute(joinRoute(split, both), both)).toEqual(split);
      }),
    );
  });

  test.each([
    ['/guide/x#a', '/v1/zh/guide/x#a'],
    ['/zh/guide', '/v1/zh/guide'],
    ['/en/guide', '/v1/guide'],
    ['/v2/guide', '/zh/guide'],
    ['/v2/en/guide?q', '/guide?q'],
    ['/guide/zh', '/v1/zh/guide/zh'],
    ['/', '/v1/zh/'],
  ])('localizeRoute adds the language and version of the page to %j', (link, localized) => {
    expect(localizeRoute(link, { version: 'v1', lang: 'zh', rest: '/' }, both)).toBe(localized);
  });

  test('localizeRoute never throws', () => {
    fc.assert(
      fc.property(anyText, (link) => {
        expect(typeof localizeRoute(link, splitRoute('/zh/', both), both)).toBe('string');
      }),
    );
  });
});
