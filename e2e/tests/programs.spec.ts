// What programs read: Markdown copies, links to them, the Model Context Protocol server and the evaluation of search.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { startMcp } from '../support/mcp';
import { copySite, docsSite, runOctavo, type Served, serve } from '../support/sites';
import { expect, test } from '../support/test';

const dist = join(docsSite, 'dist');
const filesOf = (...extensions: string[]): string[] =>
  readdirSync(dist, { recursive: true })
    .map(String)
    .filter((path) => extensions.some((extension) => path.endsWith(extension)));
const read = (path: string): string => readFileSync(join(dist, path), 'utf8');

/** Returns the lines outside of code blocks, and the opening lines of code blocks. */
function splitLines(markdown: string): { text: string[]; fences: string[] } {
  const [text, fences]: [string[], string[]] = [[], []];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, marker] = /^[\s>]*(`{3,})/.exec(line) ?? [];
    if (fence === undefined && marker) fences.push(line.replace(/^[\s>]*/, ''));
    if (fence === undefined && !marker) text.push(line);
    if (fence === undefined) fence = marker;
    else if (marker?.startsWith(fence) && line.trim().endsWith(marker)) fence = undefined;
  }
  return { text, fences };
}

test('Markdown copies contain only what readers see', () => {
  const copies = filesOf('.md', 'llms-full.txt');
  expect(copies.length).toBeGreaterThan(100);
  const problems = copies.flatMap((path) => {
    const markdown = read(path);
    const { text, fences } = splitLines(markdown);
    return [
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the start of an escape sequence
      ...(/[\u001b\u009b]/.test(markdown) ? ['escape sequence'] : []),
      ...fences.filter((line) => !/^`{3,}[\w#+.-]*(?: title="[^"]*")?$/.test(line)),
      ...text.filter((line) =>
        /^\s*:::|<\/?(?:svg|text|title|desc)\b/.test(line.replace(/`[^`]*`/g, '')),
      ),
    ].map((problem) => `${path}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('attributes for tools that run examples do not reach pages, data and search', () => {
  const leaks = filesOf('.html', '.json', '.md', '.txt').filter((path) =>
    /\bnorun\b|\bexit=\d/.test(read(path)),
  );
  expect(leaks).toEqual([]);
});

test('a figure is its title, description and caption', () => {
  const markdown = read('api/rstest/mockModules.md');
  expect(markdown).toContain('**The order of events when a module is mocked**\n\nFirst rs.hoisted');
  expect(markdown).toContain('*Mocking, in the order in which it happens*');
  expect(markdown).not.toContain('moved to the top by the build');
});

test('the links of a translated home page lead to its language', () => {
  const links = [...read('zh/index.md').matchAll(/\]\((\/[^)]*)\)/g)].map(([, href]) => href);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => !href!.startsWith('/zh/'))).toEqual([]);
});

test('each page links to its Markdown copy', () => {
  // Redirects have no content.
  const pages = filesOf('.html').filter(
    (path) => !path.endsWith('404.html') && read(path).includes('id="oct-root"'),
  );
  const wrong = pages.filter((path) => {
    const [, href] =
      /<link rel="alternate" type="text\/markdown" href="\/([^"]+)">/.exec(read(path)) ?? [];
    return href !== path.replace(/html$/, 'md') || !existsSync(join(dist, href));
  });
  expect(pages.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('an assistant finds and reads a section of the documentation', async () => {
  const { call, close } = await startMcp(docsSite);
  const found = await call('search_docs', { query: 'exit codes' });
  expect(found.split('\n')[1]).toContain('/guide/basic/cli#exit-codes');
  const section = await call('read_page', { page: '/guide/basic/cli#exit-codes' });
  expect(section.startsWith('## Exit codes\n')).toBe(true);
  expect(section).not.toContain('## Since');
  expect(await call('list_pages', { lang: 'zh' })).toContain('](/zh/guide/basic/cli)');
  await close();
});

test('each section of a page can be read', async () => {
  const { call, close } = await startMcp(docsSite);
  for (const page of ['/api/test-api/expect', '/zh/api/test-api/test', '/guide/basic/cli']) {
    const { toc } = JSON.parse(read(`static/pages${page}.json`)).page;
    expect(toc.length).toBeGreaterThan(5);
    for (const { id } of toc)
      expect(await call('read_page', { page, section: id }), id).toMatch(/^#{2,6} /);
  }
  await close();
});

test('eval fails below a threshold', async () => {
  const folder = copySite('basic', 'eval');
  const write = (threshold: number) =>
    writeFileSync(
      join(folder, 'questions.yaml'),
      `threshold: { mrr: ${threshold} }\nquestions:\n  - { question: exit codes, answers: ['/guide/basic/cli#exit-codes'] }\n  - { question: exit codes, answers: [/config/test/retry] }\n`,
    );
  const run = () => runOctavo(folder, ['eval', 'questions.yaml', '--site', dist]);
  write(0.5);
  expect(await run()).toMatchObject({ code: 0 });
  write(0.9);
  const { code, output } = await run();
  expect(code).toBe(1);
  expect(output).toContain('en: mrr is 0.500, expected at least 0.9.');
});

test('search answers the questions of the documentation', async () => {
  const { code, output } = await runOctavo(docsSite, ['eval', 'questions.yaml']);
  expect(code, output).toBe(0);
});

test.describe('a site with versions on a server', () => {
  let served: Served;
  test.beforeAll(async () => {
    const folder = copySite('versions', 'programs');
    const { code, output } = await runOctavo(folder, ['build']);
    expect(code, output).toBe(0);
    served = await serve('preview', folder);
  });
  test.afterAll(() => served.close());

  test('preview responds with Markdown to clients that prefer it', async () => {
    const request = async (accept: string) => {
      const response = await fetch(`${served.url}guide/`, { headers: { accept } });
      const { headers } = response;
      return [headers.get('content-type'), headers.get('vary'), await response.text()];
    };
    const [type, vary, text] = await request('text/markdown');
    expect([type, vary]).toEqual([
      'text/markdown;charset=utf-8',
      expect.stringMatching(/^Accept\b/),
    ]);
    expect(text).toMatch(/^# /);
    const page = await request('text/html,*/*;q=0.8');
    expect(page).toEqual([
      'text/html;charset=utf-8',
      expect.stringMatching(/^Accept\b/),
      expect.stringMatching(/^<!doctype html>/),
    ]);
  });

  test('the server reads all languages and versions', async () => {
    const { call, close } = await startMcp(docsSite, [served.url]);
    expect(await call('get_site')).toContain('Versions: v2 (default), v1');
    const pages = await call('list_pages', { lang: 'zh', version: 'v1' });
    const [, page] = /\((http[^)]+\/v1\/zh\/guide\/)\)/.exec(pages)!;
    expect(await call('read_page', { page })).toMatch(/^# /);
    expect(await call('search_docs', { query: 'removed', version: 'v1' })).toContain(
      '/v1/guide/removed',
    );
    expect(await call('search_docs', { query: 'guide', version: 'v3' })).toContain('"v2", "v1"');
    await close();
  });
});
