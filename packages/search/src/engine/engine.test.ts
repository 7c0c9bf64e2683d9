// cspell:ignore directoryless tezttimoot comandlines xqzw resolvd
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { QUERY_CACHE_SIZE } from '../model/constants';
import type { SearchAnswer, SearchResult } from '../model/types';
import { createPage } from '../test-support/page';
import { createTestEngine } from '../test-support/test-engine';
import { createEngine } from './engine';

const engine = await createTestEngine([
  createPage(
    '/guide/mock',
    '# Mocking\n\nReplace modules.\n\n## Mock a module\n\nCall `rs.mock` with the path of a module.\n\n## Spies\n\nA spy counts calls.',
  ),
  createPage(
    '/config/test-timeout',
    '# testTimeout\n\nMilliseconds a test may take.\n\n## Type\n\nnumber',
  ),
  createPage(
    '/config/hook-timeout',
    '# hookTimeout\n\nMilliseconds a hook may take, like testTimeout for tests.',
  ),
  createPage(
    '/guide/cli',
    '# Command line\n\nPass --test-timeout or --hookTimeout to rstest. Version 2.0.15 or later.\n\n## Options\n\nEach option of the configuration.',
  ),
  createPage(
    '/zh/guide/mock',
    '# 模拟模块\n\n用 Rspack 构建的测试框架，可以替换模块。\n\n## 本文内容\n\n如何模拟一个函数，以及配置超时时间。',
  ),
  createPage('/zh/guide/text', '# 文本\n\n处理文本的快照。'),
  createPage('/api/cafe', '# Café\n\nEin Straßenfest in İstanbul 🚀 mit 测试.'),
]);

const find = async (query: string, limit?: number) => (await engine.query(query, limit)).results;
const links = async (query: string) => (await find(query)).map(({ link }) => link);
const pages = async (query: string) => [
  ...new Set((await find(query)).map(({ routePath }) => routePath)),
];

function highlighted(result: SearchResult | undefined): string[] {
  if (!result) return [];
  const text =
    result.kind === 'title'
      ? result.title
      : result.kind === 'heading'
        ? result.heading
        : result.statement;
  return result.highlights.map(({ start, length }) => text.slice(start, start + length));
}

test('the words of sentences that link to a page rank like those of its description', async () => {
  const text = 'Split.\n\n## Use\n\nTests in parts.';
  const first = async (mentions: string) => {
    const pages = [
      createPage('/a', `# A\n\n${text}`),
      createPage('/b', `# B\n\n${text}`, { mentions }),
    ];
    const { query } = await createEngine(pages);
    return (await query('tests in parts')).results[0]?.routePath;
  };
  expect(await first('See B.')).toBe('/a');
  expect(await first('To run tests in parts, see B.')).toBe('/b');
});

test('finds a page and a section by their keywords', async () => {
  const page = createPage(
    '/a',
    '# Doubles\n\nText.\n\n## Limits\n\nMore text.\n\n## Other\n\nEnd.',
    {
      keywords: ['replace a dependency', 'pretend the server answers'],
    },
  );
  page.toc[0]!.keywords = ['cannot replace import'];
  const text =
    'About calls.\n\nReplace the code, or a dependency. You cannot import it, or pretend.';
  const doubles = await createTestEngine([page, createPage('/b', `# Other page\n\n${text}`)]);
  const [byPage] = (await doubles.query('replace dependency')).results;
  expect(byPage).toMatchObject({ kind: 'title', link: '/a', highlights: [] });
  const [bySection] = (await doubles.query('cannot replace import')).results;
  expect(bySection).toMatchObject({
    kind: 'heading',
    link: '/a#limits',
    heading: 'Limits',
    highlights: [],
  });
  const { results } = await doubles.query('pretend the server answers');
  expect(results[0]).toMatchObject({ link: '/a' });
});

test.each([
  ['cannot replace import', 'import', { kind: 'content' }, ['import']],
  // Only a stop word of the text matches.
  ['cannot replace the import', 'item', { kind: 'heading' }, []],
])('the row of a section that is found by the keyword %s', async (keyword, noun, row, marked) => {
  const text = `The path of an ${noun} is constant.`;
  const page = createPage('/a', `# Doubles\n\n## Limits\n\n${text}`);
  page.toc[0]!.keywords = [keyword];
  const { query } = await createTestEngine([page]);
  const [first] = (await query(keyword)).results;
  expect(first).toMatchObject({ ...row, link: '/a#limits' });
  expect(highlighted(first)).toEqual(marked);
});

test('a section opens for a keyword that matches half of the query, and otherwise the page', async () => {
  const page = createPage('/a', '# Doubles\n\n## Limits\n\nText.');
  page.toc[0]!.keywords = ['zebra lion'];
  const others = createPage('/b', '# Other\n\nStripes and spots.');
  const doubles = await createTestEngine([page, others]);
  const linkOfA = async (query: string) =>
    (await doubles.query(query)).results.find(({ routePath }) => routePath === '/a')?.link;
  expect(await linkOfA('zebra lion stripes')).toBe('/a#limits');
  expect(await linkOfA('zebra stripes spots other')).toBe('/a');
});

test('a page is found by its path if one of its keywords matches a word of the query', async () => {
  const path = '/guide/zebra-stripes-lion';
  const page = createPage(path, '# Doubles\n\nText.', { keywords: ['zebra import something'] });
  const { query } = await createTestEngine([page]);
  expect(await query('zebra stripes lion')).toMatchObject({ total: 1, results: [{ link: path }] });
});

test('a name with a typo ranks below the exact name of another index', async () => {
  const rankOf = async (markdown: string, query: string) => {
    const { ranks } = await (await createTestEngine([createPage('/a', markdown)])).query(query);
    return ranks![0]!.score;
  };
  const text = (name: string) => `# Page\n\n## ${name}\n\nText.`;
  expect(await rankOf(text('mockValueOnce'), 'mockValueOnce')).toBeGreaterThan(
    await rankOf(text('mockValuesOnce'), 'mockValueOnce'),
  );
  expect(await rankOf('# Text\n\n## Join a contest\n\nA contest.', 'contest')).toBeGreaterThan(
    await rankOf('# Content\n\nText.', 'contest'),
  );
});

test.each([
  'testTimeout',
  'testtimeout',
  'test timeout',
  'test-timeout',
  'TEST_TIMEOUT',
  'TestTimeout',
])('finds an option by the spelling %s', async (query) => {
  expect((await pages(query))[0]).toBe('/config/test-timeout');
});

test('ranks an exact title before a heading before a body', async () => {
  expect((await pages('mocking'))[0]).toBe('/guide/mock');
  expect((await pages('hookTimeout')).slice(0, 2)).toEqual(['/config/hook-timeout', '/guide/cli']);
});

test('prefers pages with all words', async () => {
  expect((await pages('module mock'))[0]).toBe('/guide/mock');
  expect(await links('mock module')).toContain('/guide/mock#mock-a-module');
});

test('finds words by their prefix, and highlights whole words', async () => {
  expect((await pages('moc'))[0]).toBe('/guide/mock');
  expect(highlighted((await find('moc'))[0])).toEqual(['Mock']);
});

test.each(['mockResolvdValueOnce', 'mock resolvd value once'])(
  'a name with a typo opens its heading: %s',
  async (query) => {
    const names = await createTestEngine([
      createPage('/a', '# Results\n\nMock the resolved value once.'),
      createPage('/b', '# Spies\n\nText.\n\n## mockResolvedValueOnce\n\nText.'),
    ]);
    expect((await names.query(query)).results[0]).toMatchObject({
      link: '/b#mockresolvedvalueonce',
    });
  },
);

test('tolerates two typos in long words only if one typo finds nothing', async () => {
  const typos = await createTestEngine([
    createPage('/a', '# Configuration\n\nText.'),
    createPage('/b', '# Lock and clock\n\nText.'),
  ]);
  const first = async (query: string) => (await typos.query(query)).results[0]?.routePath;
  expect(await first('konfigurasion')).toBe('/a');
  expect(await first('mock')).toBeUndefined();
  expect(await first('klokk')).toBeUndefined();
});

test.each(['moduel', 'modle', 'modulle', 'mocule'])('tolerates one typo in %s', async (query) => {
  expect(await pages(query)).toContain('/guide/mock');
});

test.each(['kcapsr', 'tset', 'xyzzy', '天气预报', '...', '', '   ', '---'])(
  'returns no results for %s',
  async (query) => {
    expect(await engine.query(query)).toEqual({ results: [], total: 0 });
  },
);

test('does not match Chinese characters in a different order', async () => {
  expect(await pages('文本')).toEqual(['/zh/guide/text']);
});

test.each([
  ['测试框架', '测试框架'],
  ['试框', '试框'],
  ['架', '架'],
  ['超时时间', '超时时间'],
])('finds %s in the middle of Chinese text', async (query, text) => {
  const [row] = await find(query);
  expect(row?.routePath).toBe('/zh/guide/mock');
  expect(highlighted(row)).toContain(text);
});

test.each([
  ['module not working', 'mock module'],
  ["why doesn't mock work", 'mock'],
  ['rs.mock 用法', 'rs.mock'],
  ['超时怎么办', '超时'],
  ['为什么快照很', '快照'],
])('ignores question words: the best page for %s is the one for %s', async (question, subject) => {
  expect((await pages(question))[0]).toBe((await pages(subject))[0]);
});

test('does not complete stop words', async () => {
  const words = (await find('module not working ')).flatMap(highlighted);
  expect(words.filter((word) => !/modul/i.test(word))).toEqual([]);
});

test('finds Chinese text mixed with code', async () => {
  expect((await pages('Rspack 构建'))[0]).toBe('/zh/guide/mock');
  expect((await pages('rspack构建'))[0]).toBe('/zh/guide/mock');
});

test.each([
  ['cafe', ['Café']],
  ['strassenfest', ['Straßenfest']],
  ['istanbul', ['İstanbul']],
  ['🚀', ['🚀']],
  ['测试', ['测试']],
])('highlights the original characters for %s', async (query, expected) => {
  const row = (await find(query)).find(({ routePath }) => routePath === '/api/cafe');
  expect(highlighted(row)).toEqual(expected);
});

test('highlights each word of a query', async () => {
  const row = (await find('spy calls')).find(({ link }) => link === '/guide/mock#spies');
  expect(highlighted(row)).toEqual(['spy', 'calls']);
});

test('links to the heading above a match', async () => {
  const [row] = await find('counts');
  expect(row).toMatchObject({
    kind: 'content',
    link: '/guide/mock#spies',
    breadcrumb: ['Mocking', 'Spies'],
  });
});

test('finds a version number with dots', async () => {
  expect(await pages('2.0.15')).toEqual(['/guide/cli']);
  expect(await pages('v2.0.15')).toEqual(['/guide/cli']);
});

test('finds two words that are typed without a space', async () => {
  expect((await pages('mockmodule'))[0]).toBe('/guide/mock');
});

test.each([
  ['nodejs', 'Node.js'],
  ['vuejs', 'Vue.js'],
  ['aspnet', 'ASP.NET'],
])('finds a name without its dot: %s', async (query, name) => {
  const { query: run } = await createEngine([
    createPage('/a', `# Install\n\nUse ${name} on the server.`),
    createPage('/b', '# Other\n\nUse a note on the server.'),
  ]);
  const { results } = await run(query);
  expect(results[0]?.routePath).toBe('/a');
  expect(results.flatMap(highlighted)).toContain(name);
});

test('ranks pages with a higher weight first', async () => {
  const weighted = await createTestEngine([
    createPage('/a', '# A\n\nThe same text.'),
    createPage('/b', '# B\n\nThe same text.', { weight: 3 }),
  ]);
  expect((await weighted.query('same')).results[0]?.routePath).toBe('/b');
});

test('ranks a page with all words before pages with some, regardless of their scores', async () => {
  const both = `Retry is mentioned once. ${'Words between. '.repeat(40)}So is backoff.`;
  const mixed = await createTestEngine([
    createPage('/retry', '# Retry\n\n## Retry\n\nRetry, retry and retry.', { weight: 5 }),
    createPage('/changes', `# Changes\n\n${both}`),
    createPage('/backoff', '# Backoff\n\nBackoff of the backoff.', { weight: 5 }),
  ]);
  const order = async (query: string) => [
    ...new Set((await mixed.query(query)).results.map(({ routePath }) => routePath)),
  ];
  expect((await order('retry backoff'))[0]).toBe('/changes');
  // Pages do not have to contain stop words.
  expect((await order('how to retry'))[0]).toBe('/retry');
});

test('ranks pages with both words of a query first in every corpus', async () => {
  const words = ['alpha', 'bravo', 'delta', 'gamma'];
  const texts = fc.array(fc.array(fc.constantFrom(...words), { maxLength: 6 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      texts,
      fc.subarray(words, { minLength: 1, maxLength: 2 }),
      async (bodies, query) => {
        const engine = await createTestEngine(
          bodies.map((body, at) =>
            createPage(`/${at}`, `# ${body[0] ?? 'Page'}\n\n${body.join(' ')}`),
          ),
        );
        const { results } = await engine.query(query.join(' '), 100);
        const order = [...new Set(results.map(({ routePath }) => routePath))];
        // Words that occur on no page are ignored.
        const knownWords = query.filter((word) => bodies.flat().includes(word));
        const hasAllWords = order.map((route) =>
          knownWords.every((word) => bodies[Number(route.slice(1))]!.includes(word)),
        );
        expect(hasAllWords).toEqual([...hasAllWords].sort((a, b) => Number(b) - Number(a)));
      },
    ),
    { numRuns: 60 },
  );
});

const api = await createTestEngine([
  createPage(
    '/api/expect',
    '# expect\n\nThe entry.\n\n## expect.soft(value)\n\nGoes on after a failure.\n\n## toBe\n\nSame value.',
  ),
  createPage(
    '/api/spies',
    '# Spies\n\nA spy records calls.\n\n## mockResolvedValueOnce\n\nResolves once.\n\n## mockReturnValue\n\nReturns it.',
  ),
  createPage(
    '/config/coverage',
    '# coverage\n\nMeasures code.\n\n## thresholds\n\nFails below a number.\n\n## Example\n\nSet coverage.thresholds here.',
  ),
  createPage('/config/server/port', '# Port\n\nNumber of the port.'),
  createPage(
    '/guide/errors',
    '# Errors\n\nWhat they mean.\n\n## Modules\n\nThe message is: Cannot find module "./x" imported from "y.ts".\n\n## Files\n\nA file was not found, or a module was imported from nowhere. Find it.',
  ),
  createPage(
    '/guide/blog',
    '# The state of coverage thresholds\n\ncoverage.thresholds everywhere.',
  ),
]);
const firstLink = async (query: string) => (await api.query(query)).results[0]?.link;

test.each([
  ['mockResolvedValueOnce', '/api/spies#mockresolvedvalueonce'],
  ['mockresolvedvalueonce()', '/api/spies#mockresolvedvalueonce'],
  ['.mockReturnValue(42)', '/api/spies#mockreturnvalue'],
  ['expect.soft', '/api/expect#expect.soft(value)'],
  ['soft', '/api/expect#expect.soft(value)'],
  ['coverage.thresholds', '/config/coverage#thresholds'],
  ['--coverage.thresholds', '/config/coverage#thresholds'],
  ['$coverage', '/config/coverage'],
  ['server.port', '/config/server/port'],
])('the first row for the name %s is %s', async (query, link) => {
  expect(decodeURIComponent((await firstLink(query)) ?? '')).toBe(link);
});

test('a pasted error message matches as a phrase, with other paths and numbers', async () => {
  expect(
    await firstLink(
      "Error: Cannot find module '/home/me/app/z.ts' imported from /home/me/a.ts:3:7",
    ),
  ).toBe('/guide/errors#modules');
});

test('of two names, the one in the letter case of the query is first', async () => {
  const cases = await createTestEngine([
    createPage('/a', '# Retry\n\nText.'),
    createPage('/b', '# retry\n\nText.'),
  ]);
  expect((await cases.query('retry')).results[0]?.routePath).toBe('/b');
  expect((await cases.query('Retry')).results[0]?.routePath).toBe('/a');
});

test('a page title is only repeated as the first row of its page', async () => {
  const { results } = await api.query('coverage thresholds');
  const rows = results.filter(({ routePath }) => routePath === '/config/coverage');
  expect(rows[0]).toMatchObject({ kind: 'heading', heading: 'thresholds' });
  expect(rows.filter(({ kind }) => kind === 'title')).toEqual([]);
});

test('traditional and simplified characters find each other in Chinese, and keep their spelling', async () => {
  const simplified = await createTestEngine([
    createPage('/a', '# 快照测试\n\n环境变量与覆盖率。', { lang: 'zh' }),
  ]);
  const traditional = await createTestEngine([
    createPage('/b', '# 快照測試\n\n環境變數與覆蓋率。', { lang: 'zh-TW' }),
  ]);
  expect(highlighted((await simplified.query('快照測試')).results[0])).toEqual(['快照测试']);
  expect(highlighted((await traditional.query('覆盖率')).results[0])).toEqual(['覆蓋率']);
});

test('words that are used in Taiwan find those of mainland China', async () => {
  const simplified = await createTestEngine([
    createPage('/a', '# 服务器\n\n项目的设置。', { lang: 'zh' }),
    createPage('/b', '# 组件\n\n导入插件。', { lang: 'zh' }),
  ]);
  const first = async (query: string) => (await simplified.query(query)).results[0]?.routePath;
  expect(await first('伺服器')).toBe('/a');
  expect(await first('專案設定')).toBe('/a');
  expect(await first('元件')).toBe('/b');
  expect(await first('匯入外掛')).toBe('/b');
  expect(highlighted((await simplified.query('伺服器')).results[0])).toEqual(['服务器']);
  const english = await createTestEngine([createPage('/a', '# 项目\n\n设置。')]);
  expect((await english.query('专案')).results).toEqual([]);
});

test('highlights all words of a synonym', async () => {
  const engine = await createTestEngine([createPage('/a', '# Working directory\n\nA directory.')]);
  expect(highlighted((await engine.query('cwd')).results[0])).toEqual(['Working directory']);
});

test('does not highlight parts of words for a synonym', async () => {
  const page = createPage(
    '/a',
    '# Modes\n\nA directory.\n\n## Other\n\nThe working directoryless mode.',
  );
  const engine = await createTestEngine([page]);
  const rows = (await engine.query('cwd')).results;
  expect(rows.flatMap(highlighted)).toEqual(['working']);
});

test('Russian words are found with both spellings of ё', async () => {
  const engine = await createTestEngine([createPage('/a', '# Ёлка', { lang: 'ru' })]);
  for (const query of ['елка', 'ёлка']) {
    expect(highlighted((await engine.query(query)).results[0])).toEqual(['Ёлка']);
  }
});

test.each([
  ['اللغة', 'تعلم اللُّغَة هنا', 'اللُّغَة'],
  ['احمد', 'كتب أحـــمد هذا', 'أحـــمد'],
  ['설치', '설치하기'.normalize('NFD'), '설치'.normalize('NFD')],
  ['ガイド', 'この ｶﾞｲﾄﾞ を読む', 'ｶﾞｲﾄﾞ'],
])('%s finds another spelling', async (query, body, found) => {
  const engine = await createTestEngine([createPage('/a', `# A\n\n${body}`, { lang: 'ar' })]);
  expect(highlighted((await engine.query(query)).results[0])).toEqual([found]);
});

test('Japanese characters are not folded', async () => {
  const japanese = await createTestEngine([
    createPage('/a', '# 会議\n\n会議の予定。', { lang: 'ja' }),
  ]);
  expect((await japanese.query('會議')).results).toEqual([]);
});

test('finds general synonyms and those of the site, after the word itself', async () => {
  const pages = [
    createPage('/a', '# Folders\n\nThe folder of a project.'),
    createPage('/b', '# Paths\n\nThe directory of a project.'),
    createPage('/c', '# 并发\n\n同时运行。', { lang: 'en' }),
  ];
  const routes = async (query: string, synonyms?: string[][]) => [
    ...new Set(
      (await (await createTestEngine(pages, { synonyms })).query(query)).results.map(
        ({ routePath }) => routePath,
      ),
    ),
  ];
  expect(await routes('directory')).toEqual(['/b', '/a']);
  expect(await routes('并行')).toEqual(['/c']);
  expect(await routes('workspace')).toEqual([]);
  expect(await routes('workspace', [['workspace', 'project']])).toEqual(['/a', '/b']);
});

test('both parts of a query in two scripts count', async () => {
  const mixed = await createTestEngine([
    createPage('/a', '# 报告\n\n自定义报告的输出格式和内容。', { lang: 'zh' }),
    createPage('/b', '# 配置\n\n## reporter\n\n自定义输出。', { lang: 'zh' }),
    createPage('/c', '# reporter\n\n内置的列表。', { lang: 'zh' }),
  ]);
  expect((await mixed.query('自定义输出 reporter')).results[0]?.link).toBe('/b#reporter');
});

test('returns at most seven pages by default, and the total number of pages', async () => {
  const many = await createTestEngine(
    Array.from({ length: 20 }, (_, index) =>
      createPage(`/${index}`, `# Page ${index}\n\nThe same text.`),
    ),
  );
  const seven = await many.query('same');
  expect(new Set(seven.results.map(({ routePath }) => routePath)).size).toBe(7);
  expect(seven.total).toBe(20);
  expect(
    new Set((await many.query('same', 200)).results.map(({ routePath }) => routePath)).size,
  ).toBe(20);
});

test('caches the most recent results', async () => {
  const caching = await createEngine([createPage('/a', '# A\n\nText.')]);
  const answers: SearchAnswer[] = [];
  for (let index = 0; index < QUERY_CACHE_SIZE; index++)
    answers.push(await caching.query(`a ${index}`));
  expect(await caching.query('a 0')).toBe(answers[0]);
  await caching.query('one more');
  expect(await caching.query('a 0')).toBe(answers[0]);
  expect(await caching.query('a 1')).not.toBe(answers[1]);
});

test('finds titles that are properties of JavaScript objects', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
  const tricky = await createTestEngine(
    names.map((name) => createPage(`/${name}`, `# ${name}\n\n## ${name}\n\n${name}`)),
  );
  for (const name of names)
    expect((await tricky.query(name)).results[0]?.routePath).toBe(`/${name}`);
});

test('returns sorted highlights within their text for any query', async () => {
  const word = fc.constantFrom(
    'mock',
    'module',
    'test',
    '测试',
    '框架',
    'İ',
    'ß',
    '\ud800',
    '<b>',
    '(.*)+',
    '\u0301',
  );
  const query = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
  );
  await fc.assert(
    fc.asyncProperty(query, async (input) => {
      for (const result of await find(input)) {
        const text =
          result.kind === 'title'
            ? result.title
            : result.kind === 'heading'
              ? result.heading
              : result.statement;
        let end = 0;
        for (const { start, length } of result.highlights) {
          expect(start).toBeGreaterThanOrEqual(end);
          expect(length).toBeGreaterThan(0);
          end = start + length;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test.each([
  'x'.repeat(10_000),
  '测试'.repeat(5_000),
  'a '.repeat(5_000),
  '('.repeat(10_000),
  '\ud800'.repeat(10_000),
])('truncates very long queries', async (query) => {
  expect((await engine.query(query)).total).toBeLessThan(10);
});

test('returns no results without pages', async () => {
  expect(await (await createTestEngine([])).query('mock')).toEqual({ results: [], total: 0 });
});

test.each([
  ['tezttimoot', 'testTimeout'],
  ['comandlines', 'Command'],
  ['xqzw', undefined],
  ['mokk', undefined],
])('a query without results, %s, has the suggestion %s', async (query, suggestion) => {
  expect(await engine.query(query)).toMatchObject({ results: [], total: 0 });
  expect((await engine.query(query)).suggestion).toBe(suggestion);
});

test('a suggestion has results, and keeps the words that are right', async () => {
  const { suggestion } = await engine.query('konfiguriert comandlines');
  expect(suggestion).toBeDefined();
  expect((await engine.query(suggestion!)).total).toBeGreaterThan(0);
  expect((await engine.query('mocking')).suggestion).toBeUndefined();
});

test('a query without results has the pages with the nearest titles', async () => {
  expect(await engine.query('tezttimoot')).toMatchObject({
    results: [],
    total: 0,
    nearest: [{ kind: 'title', title: 'testTimeout', link: '/config/test-timeout' }],
  });
  const { nearest } = await engine.query('comandlines');
  expect(nearest?.map(({ title }) => title)).toEqual(['Command line']);
  expect((await engine.query('xqzw')).nearest).toBeUndefined();
  expect((await engine.query('mock')).nearest).toBeUndefined();
});

test('ranks are in the order of the results, and lower if the index lacks words of the query', async () => {
  const ranksOf = async (query: string) => (await engine.query(query)).ranks!;
  const ranks = await ranksOf('timeout');
  expect(ranks.map(({ routePath }) => routePath)).toEqual(await pages('timeout'));
  const scores = ranks.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));

  const [mock] = await ranksOf('mock');
  const [partial] = await ranksOf('mock xylophone');
  expect(mock).toMatchObject({ routePath: '/guide/mock', hasAllWords: true });
  expect(partial).toMatchObject({ routePath: '/guide/mock', hasAllWords: false });
  expect(partial!.score).toBeLessThan(mock!.score);
  expect((await engine.query('xylophone')).ranks).toBeUndefined();
});
