import { expect, test } from 'vitest';

import { testInventory, testLinkedSite } from '../../inventory/testing/inventory';
import type { LinkedSite } from '../../model/linked-site';
import { auditSites, createSiteLinkCheck } from './site-links';

const site = testLinkedSite(testInventory());

function check(href: string, lang = 'en') {
  const problem = createSiteLinkCheck([site]).check(href, lang);
  return problem && [problem.rule, problem.message, problem.hint];
}

test.each([
  'kit:/guide/start#install',
  'kit:/guide/start#top',
  'kit:/guide/start#:~:text=a',
  'kit:/old#usage',
  'kit:/chat#any',
  'kit:/file.pdf',
  'https://kit.example/docs/none',
  'mailto:kit@example.com',
  'vscode:/open',
  '/none',
])('accepts %s', (href) => {
  expect(check(href)).toBeUndefined();
});

test('reports dead links and anchors with suggestions', () => {
  expect(check('kit:/guide/strat')).toEqual([
    'dead-link',
    'Dead link: page "/guide/strat" not found on the site "Kit".',
    'Did you mean "kit:/guide/start"?',
  ]);
  expect(check('kit:/guide/start#instal')).toEqual([
    'dead-anchor',
    'Dead anchor: no element with the id "instal" on the page "kit:/guide/start".',
    'Did you mean "#install"?',
  ]);
  expect(check('kit:/old#xyz')?.[0]).toBe('dead-anchor');
  expect(check('kit:/completely/different')?.[2]).toBeUndefined();
});

test('suggests pages in the language of the link, and without its prefix', () => {
  expect(check('kit:/guide/instal', 'zh')?.[2]).toBe('Did you mean "kit:/guide/install/"?');
});

test('reports a prefix that is similar to the one of a site', () => {
  expect(check('kti:/guide/start')).toEqual([
    'dead-link',
    'Dead link: unknown site "kti".',
    'Did you mean "kit:/guide/start"?',
  ]);
});

function audit(status: LinkedSite['status'], links: readonly string[]) {
  const sites = [{ ...site, status: status! }];
  const { check, counts } = createSiteLinkCheck(sites);
  for (const link of links) check(link, 'en');
  const source = "export default { sites: { kit: { url: 'https://kit.example/docs' } } }";
  return auditSites({ sites, configFile: '/site/docs.config.ts' }, counts(), () => source);
}

test('a site that cannot be loaded is reported once, in the configuration', () => {
  const missing = { kind: 'missing', reason: 'octavo.json: HTTP status 404' } as const;
  expect(audit(missing, ['kit:/a', 'kit:/b'])).toEqual([
    {
      rule: 'unavailable-site',
      file: '/site/docs.config.ts',
      line: 1,
      column: 39,
      message:
        'Failed to load octavo.json of the site "kit", so 2 links could not be checked: octavo.json: HTTP status 404.',
      hint: expect.stringContaining('set check.rules["unavailable-site"] to "warn"'),
    },
  ]);
  const stale = { kind: 'stale', date: '2026-11-25T09:30:12.345Z', reason: 'ENOTFOUND' } as const;
  expect(audit(stale, ['kit:/'])).toMatchObject([
    {
      rule: 'stale-site',
      message:
        'Failed to load octavo.json of the site "kit", so 1 link to it was checked against the copy from 2026-11-25 09:30 UTC: ENOTFOUND.',
    },
  ]);
});

test('a site without links and a loaded site are not reported', () => {
  expect(audit({ kind: 'missing', reason: 'x' }, ['/a', 'kti:/a'])).toEqual([]);
  expect(audit({ kind: 'current' }, ['kit:/'])).toEqual([]);
});
