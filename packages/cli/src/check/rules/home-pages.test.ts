import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import { testPage } from '../../model/testing/page';
import { auditHomePages } from './home-pages';
import { createLinkTargets, type LinkTargetsInput } from './targets';

const publicDir = mkdtempSync(join(tmpdir(), 'octavo-home-'));
mkdirSync(join(publicDir, 'zh'));
writeFileSync(join(publicDir, 'zh/index.html'), '');
afterAll(() => rmSync(publicDir, { recursive: true }));

const config = {
  cwd: '/site',
  root: '/site/content',
  base: '/docs/',
  publicDir: '/missing',
  lang: 'en',
  locales: [{ lang: 'en' }, { lang: 'zh' }],
  isMultilingual: true,
  multiVersion: { default: '', versions: [] as string[] },
} as unknown as SiteConfig;
const editions = ['en', 'zh'].map((lang) => ({ lang, version: '' }));

function audit(
  pages: string[],
  { over = {}, ...input }: Partial<LinkTargetsInput> & { over?: Partial<SiteConfig> } = {},
) {
  const site = { ...config, ...over };
  const targets = createLinkTargets({
    config: site,
    pages: pages.map((path) => testPage(path)),
    mayGenerateIds: () => false,
    ...input,
  });
  return auditHomePages(editions, targets, site).map(
    ({ rule, file, message }) => `${rule} ${file} ${message}`,
  );
}

test('reports each language without a home page, at its content folder', () => {
  expect(audit(['en/guide/index.mdx', 'zh/index.mdx'])).toEqual([
    'no-home /site/content/en No home page: "/" does not exist.',
  ]);
  expect(audit(['en/index.mdx', 'zh/guide.mdx'])).toEqual([
    'no-home /site/content/zh No home page: "/zh/" does not exist.',
  ]);
});

test('names the page to create, and the README of the project that it can include', () => {
  const hints = (cwd: string, folder: string) =>
    auditHomePages([{ lang: 'en', version: '' }], { link: () => 'not found' } as never, {
      ...config,
      cwd,
      root: join(cwd, folder),
      isMultilingual: false,
    }).map(({ hint }) => hint);
  const cwd = join(publicDir, 'project');
  mkdirSync(cwd);
  expect(hints(cwd, 'docs')).toEqual([
    'Create docs/index.md, or redirect this route with "redirects" in the configuration.',
  ]);
  writeFileSync(join(cwd, 'README.md'), '');
  expect(hints(cwd, 'docs')).toEqual([
    expect.stringMatching(
      / To show README\.md of the project there, write `<!-- @include: \.\.\/README\.md -->` in the new page\.$/,
    ),
  ]);
});

test('reports each version without a home page', () => {
  const over = { multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };
  const targets = createLinkTargets({
    config,
    pages: [testPage('en/index.mdx')],
    mayGenerateIds: () => false,
  });
  const versions = over.multiVersion.versions.map((version) => ({ lang: 'en', version }));
  expect(auditHomePages(versions, targets, { ...config, ...over }).map(({ file }) => file)).toEqual(
    ['/site/content/v1/en'],
  );
});

test('accepts a redirect, a public file and a generated file as the home page', () => {
  const redirects = [{ from: '/', to: '/guide' }] as NonNullable<LinkTargetsInput['redirects']>;
  expect(audit(['en/guide.mdx', 'zh/index.mdx'], { redirects })).toEqual([]);
  expect(audit(['en/index.mdx'], { over: { publicDir } })).toEqual([]);
  expect(audit(['en/index.mdx'], { generatedFiles: new Set(['zh/index.html']) })).toEqual([]);
});
