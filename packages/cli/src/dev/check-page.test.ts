import { expect, test } from 'vitest';

import { resolveConfig } from '../config/resolve-config';
import type { Findings } from '../model/dev-event';
import { renderCheckPage } from './check-page';

const { config } = resolveConfig(
  { title: 'Site', base: '/docs/', route: { cleanUrls: false } },
  { cwd: '/site', file: '/site/docs.config.ts', texts: {}, i18nFile: '', builtInPlugins: () => [] },
);

const state: Findings = {
  run: 3,
  errors: 1,
  warnings: 2,
  findings: [
    {
      rule: 'dead-link',
      severity: 'error',
      file: 'content/en/a.md',
      line: 3,
      column: 5,
      message: 'Page "/<b>" not found.',
      hint: 'The nearest page is /b.',
      route: '/a',
    },
    { rule: 'empty-page', severity: 'warn', file: 'content/en/a.md', message: 'Empty.' },
    { rule: 'missing-text', severity: 'warn', message: 'Missing.' },
  ],
};

test('shows that the first check is running', () => {
  expect(renderCheckPage(config, undefined)).toContain('<h1>Checking…</h1>');
});

test('lists escaped findings by file, with a link to the page', () => {
  const html = renderCheckPage(config, state);
  expect(html).toContain('<h1>1 error and 2 warnings</h1>');
  expect(html).toContain('<h2><a href="/docs/a.html">content/en/a.md</a></h2>');
  expect(html).toContain('<code>3:5 dead-link</code> Page &quot;/&lt;b&gt;&quot; not found.');
  expect(html.match(/<h2>/g)).toHaveLength(2);
  expect(html).toContain('<h2>Entire site</h2>');
});

test('shows that no problems were found', () => {
  const html = renderCheckPage(config, { run: 1, errors: 0, warnings: 0, findings: [] });
  expect(html).toContain('No problems found.');
});
