import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { loadSiteConfig } from '../../commands/load-site-config';
import type { SiteConfig } from '../../model/config';
import { testPage } from '../../model/testing/page';
import { auditAnnouncements, auditFooter } from './nav-links';
import { createLinkTargets } from './targets';

/** Loads a site in two languages. The code follows three lines of the configuration. */
async function loadSite(code: string): Promise<{ cwd: string; config: SiteConfig }> {
  const cwd = mkdtempSync(join(tmpdir(), 'octavo-links-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, 'content'));
  const locales = "[{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }]";
  const source = `export default {\n  base: '/docs/',\n  locales: ${locales},${code}};\n`;
  writeFileSync(join(cwd, 'docs.config.ts'), source);
  return { cwd, config: await loadSiteConfig({ cwd }) };
}

test('reports dead links and missing images in the footer for each language', async () => {
  const { cwd, config } = await loadSite(`
  themeConfig: {
    footer: {
      message: '<a href="/guide/start">A</a> <a href="/nope">B</a> <a href="https://a.dev">C</a> <img src="/gone.svg"> <img src="https://a.dev/x.svg">',
    },
  },
`);
  const pages = [testPage('en/guide/start.mdx', {}), testPage('zh/guide/start.mdx', {})];
  const targets = createLinkTargets({ config, pages, mayGenerateIds: () => false });
  const editions = ['en', 'zh'].map((lang) => ({ lang, version: '' }));
  const findings = auditFooter(editions, targets, config, (file) => readFileSync(file, 'utf8'));
  expect(
    findings.map(
      ({ rule, file, line, column, message }) =>
        `${rule} ${file!.slice(cwd.length)}:${line}:${column} ${message}`,
    ),
  ).toMatchInlineSnapshot(`
    [
      "dead-link /docs.config.ts:6:54 Dead link: page "/nope" not found.",
      "dead-asset /docs.config.ts:6:107 File "/gone.svg" not found in the public folder.",
      "dead-link /docs.config.ts:6:54 Dead link: page "/zh/nope" not found.",
      "dead-asset /docs.config.ts:6:107 File "/gone.svg" not found in the public folder.",
    ]
  `);
});

test('reports dead links in the announcement for each language', async () => {
  const { config } = await loadSite(`
  themeConfig: { announcement: { message: 'New', link: '/news' } },
`);
  const editions = ['en', 'zh'].map((lang) => ({ lang, version: '' }));
  const audit = (paths: readonly string[]) => {
    const pages = paths.map((path) => testPage(path, {}));
    const targets = createLinkTargets({ config, pages, mayGenerateIds: () => false });
    const read = (file: string) => readFileSync(file, 'utf8');
    return auditAnnouncements(editions, targets, config, read).map(
      ({ rule, line, message }) => `${rule} ${line} ${message}`,
    );
  };
  expect(audit(['en/news.md', 'zh/news.md'])).toEqual([]);
  expect(audit(['en/news.md'])).toEqual(['dead-link 4 Dead link: page "/zh/news" not found.']);
});
