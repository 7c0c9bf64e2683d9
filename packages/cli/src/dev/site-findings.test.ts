import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { DevEvent } from '../model/dev-event';
import type { Finding } from '../model/rules';
import { ENTIRE_SITE } from './broken-pages';
import { createProblemLog, SETTLE_DELAY } from './problem-log';
import { createSiteFindings } from './site-findings';

const sent: DevEvent[] = [];
const printed: string[] = [];
const print = (line: string) => printed.push(line);
const rules: Record<string, 'off' | 'warn'> = {};
const routes: Record<string, string> = { '/site/docs/a.md': '/a', '/site/docs/b.md': '/b' };
const createFindings = () =>
  createSiteFindings({
    cwd: '/site',
    config: () => ({ check: { rules } }) as never,
    pages: async () => ({ routeOf: (file) => routes[file] }),
    events: { sendRetained: (event) => sent.push(event) },
    logger: { info: vi.fn() },
    log: createProblemLog({ error: print, warn: print, success: print }),
    listUrl: () => '/list',
  });

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  printed.length = 0;
  for (const rule of Object.keys(rules)) delete rules[rule];
});

afterEach(() => vi.useRealTimers());

const deadLink = (file: string, line: number): Finding => ({
  rule: 'dead-link',
  file,
  line,
  column: 1,
  message: `Dead link on line ${line}.`,
});

test('reports the findings of opened pages before the entire site is checked', async () => {
  const findings = createFindings();
  await findings.updatePage('/site/docs/a.md', [deadLink('/site/docs/a.md', 2)]);
  await findings.updatePage('/site/docs/b.md', [deadLink('/site/docs/b.md', 3)]);
  expect(sent.at(-1)).toMatchObject({
    type: 'findings',
    run: 0,
    errors: 2,
    findings: [
      { file: 'docs/a.md', line: 2, route: '/a' },
      { file: 'docs/b.md', line: 3, route: '/b' },
    ],
  });
  expect(printed).toEqual([
    'docs/a.md:2:1\n  Dead link on line 2. (dead-link)',
    'docs/b.md:3:1\n  Dead link on line 3. (dead-link)',
  ]);
  expect(findings.current()).toBeUndefined();
  vi.advanceTimersByTime(SETTLE_DELAY);
  await findings.updatePage('/site/docs/a.md', []);
  vi.advanceTimersByTime(SETTLE_DELAY);
  expect(sent.at(-1)).toMatchObject({ errors: 1, findings: [{ file: 'docs/b.md' }] });
  expect(printed.at(-1)).toBe('Fixed 1 problem. 1 left:\n  docs/b.md:3:1 Dead link on line 3.');
});

test('reports unchanged findings once', async () => {
  const findings = createFindings();
  await findings.updatePage('/site/docs/a.md', []);
  expect(sent).toEqual([]);
  for (let count = 0; count < 2; count++)
    await findings.updatePage('/site/docs/a.md', [deadLink('/site/docs/a.md', 2)]);
  expect(sent).toHaveLength(1);
  expect(printed).toHaveLength(1);
});

test('the severity of a finding is that of the configuration', async () => {
  const findings = createFindings();
  rules['dead-link'] = 'off';
  await findings.updatePage('/site/docs/a.md', [deadLink('/site/docs/a.md', 2)]);
  expect(sent).toEqual([]);
  rules['dead-link'] = 'warn';
  await findings.updatePage('/site/docs/a.md', [deadLink('/site/docs/a.md', 2)]);
  expect(sent).toMatchObject([{ errors: 0, warnings: 1 }]);
});

test('a check of the entire site replaces the findings of opened pages', async () => {
  const findings = createFindings();
  await findings.update({ errors: 0, warnings: 0, findings: [] });
  await findings.updatePage('/site/docs/a.md', [deadLink('/site/docs/a.md', 2)]);
  expect(sent).toMatchObject([{ run: 1, errors: 0 }]);
  expect(printed).toHaveLength(1);
});

test('a page that cannot be compiled has its problems instead of its older findings', async () => {
  const findings = createFindings();
  await findings.updatePage('/site/docs/a.md', [deadLink('/site/docs/a.md', 2)]);
  await findings.updatePage('/site/docs/b.md', [deadLink('/site/docs/b.md', 3)]);
  vi.advanceTimersByTime(SETTLE_DELAY);
  const syntaxError = { message: 'Unclosed tag.', file: '/site/docs/a.md', line: 9, column: 1 };
  for (let count = 0; count < 2; count++) await findings.updateBrokenPage('/a', [syntaxError]);
  expect(sent).toHaveLength(3);
  expect(sent.at(-1)).toMatchObject({
    errors: 2,
    findings: [
      { rule: 'invalid-page', file: 'docs/a.md', line: 9, route: '/a' },
      { rule: 'dead-link', file: 'docs/b.md' },
    ],
  });
  await findings.updateBrokenPage('/a', []);
  expect(sent.at(-1)).toMatchObject({
    errors: 2,
    findings: [{ rule: 'dead-link', file: 'docs/a.md' }, { file: 'docs/b.md' }],
  });
  // The terminal prints the problems of the page elsewhere.
  vi.advanceTimersByTime(SETTLE_DELAY);
  expect(printed).toHaveLength(2);
});

test('a page that can be compiled again has its new findings', async () => {
  const findings = createFindings();
  await findings.updatePage('/site/docs/a.md', [deadLink('/site/docs/a.md', 2)]);
  await findings.updateBrokenPage('/a', [{ message: 'Unclosed tag.', file: '/site/docs/a.md' }]);
  await findings.updatePage('/site/docs/a.md', []);
  await findings.updateBrokenPage('/a', []);
  expect(sent.at(-1)).toMatchObject({ errors: 0, findings: [] });
});

test('a problem of a page and of its fallback pages is one finding', async () => {
  const findings = createFindings();
  const problem = { message: 'Unclosed tag.', file: '/site/docs/a.md', line: 9, column: 1 };
  for (const key of ['/a', '/zh/a']) await findings.updateBrokenPage(key, [problem]);
  expect(sent.at(-1)).toMatchObject({ errors: 1, warnings: 0, findings: [{ line: 9 }] });
});

test('invalid files of the site are findings as well', async () => {
  const findings = createFindings();
  await findings.updateBrokenPage(ENTIRE_SITE, [{ message: 'Invalid.', file: '/site/_nav.json' }]);
  expect(sent).toMatchObject([
    { errors: 1, findings: [{ rule: 'invalid-file', file: '_nav.json' }] },
  ]);
});
