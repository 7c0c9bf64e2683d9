import { expect, test } from 'vitest';

import { resolveConfig } from '../config/resolve-config';
import type { Findings } from '../model/dev-event';
import { checkPage } from './check-page';

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
      message: 'Expected <b>, got "none".',
      hint: 'The nearest page is /b.',
      route: '/a',
    },
    { rule: 'empty-page', severity: 'warn', file: 'content/en/a.md', message: 'Empty.' },
    { rule: 'missing-text', severity: 'warn', message: 'Missing.' },
  ],
};

test('says that a check is on its way', () => {
  expect(checkPage(config, undefined)).toContain('<h1>Checking…</h1>');
});

test('lists findings by file, with a link to the page, as text', () => {
  const html = checkPage(config, state);
  expect(html).toContain('<h1>1 error and 2 warnings</h1>');
  expect(html).toContain('<h2><a href="/docs/a.html">content/en/a.md</a></h2>');
  expect(html).toContain('<code>3:5 dead-link</code> Expected &lt;b&gt;, got &quot;none&quot;.');
  expect(html.match(/<h2>/g)).toHaveLength(2);
  expect(html).toContain('<h2>The site</h2>');
});

test('says when nothing is wrong', () => {
  const html = checkPage(config, { run: 1, errors: 0, warnings: 0, findings: [] });
  expect(html).toContain('Nothing is wrong with the site.');
});
