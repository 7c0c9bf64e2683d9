import { expect, test } from 'vitest';

import type { SiteConfig } from '../../model/config';
import { testPage } from '../../model/testing/page';
import { auditEditLinks, type Repository } from './edit-links';

const repository: Repository = {
  content: 'docs/content',
  urls: ['git@github.com:Me/Product.git'],
  files: new Set(['docs/content/en/index.mdx', 'docs/content/zh/index.mdx']),
};

function audit(
  docRepoBaseUrl: string | undefined,
  {
    repo = repository as Repository | null,
    pages = ['en/index.mdx', 'zh/index.mdx'],
    frontmatter = {},
  } = {},
) {
  const editLink = docRepoBaseUrl === undefined ? undefined : { docRepoBaseUrl };
  const config = {
    configFile: '/site/docs.config.ts',
    locales: ['en', 'zh'].map((lang) => ({ lang, theme: { editLink } })),
  } as unknown as SiteConfig;
  return auditEditLinks(
    pages.map((path) => testPage(path, { frontmatter })),
    config,
    repo ?? undefined,
    () => `export default { docRepoBaseUrl: '${docRepoBaseUrl}' }`,
  );
}

test.each([
  'https://github.com/me/product/edit/main/docs/content',
  'https://github.com/me/product/tree/main/docs/content/',
  'https://github.com/me/product/blob/release/v2/docs/content',
])('accepts a link to the content folder: %s', (url) => {
  expect(audit(url)).toEqual([]);
});

test.each([
  'https://github.com/me/product/edit/main/website/docs',
  'https://github.com/me/product/edit/main',
  'https://github.com/me/product/edit/main/docs/content/en',
])('reports a link to another folder once, at its position: %s', (url) => {
  expect(audit(url)).toEqual([
    {
      rule: 'dead-edit-link',
      file: '/site/docs.config.ts',
      line: 1,
      column: 34,
      message: `themeConfig.editLink.docRepoBaseUrl does not point to the content folder: "${url}".`,
      hint: 'The URL must end with the path "docs/content" in the repository.',
    },
  ]);
});

test('reports pages that the repository does not contain, unless they have no edit link', () => {
  const url = 'https://github.com/me/product/edit/main/docs/content';
  const pages = ['en/index.mdx', 'en/generated.mdx'];
  expect(audit(url, { pages }).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    '/site/content/en/generated.mdx: The edit link leads to "docs/content/en/generated.mdx", which the Git repository does not contain.',
  ]);
  expect(audit(url, { pages, frontmatter: { editLink: false } })).toEqual([]);
});

test.each([
  undefined,
  'https://github.com/other/product/edit/main/website',
  'https://github.com.example.com/me/product/edit/main/website',
  'https://edit.example.com/?file=',
  'https://[/me/product/edit/main/website',
  'edit/%',
])('ignores links to other repositories and unknown URLs: %s', (url) => {
  expect(audit(url)).toEqual([]);
});

test('does nothing outside of a repository', () => {
  const url = 'https://github.com/me/product/edit/main/website';
  expect(audit(url, { repo: null })).toEqual([]);
});

test.each([
  ['https://github.com/me/product.git', 'https://github.com/me/product/edit/main/x'],
  ['git+https://github.com/me/product.git', 'https://github.com/me/product/edit/main/x'],
  ['ssh://git@github.com:22/me/product.git', 'https://github.com/me/product/edit/main/x'],
  ['me/product', 'https://github.com/me/product/edit/main/x'],
  ['github:me/product', 'https://github.com/me/product/edit/main/x'],
  ['gitlab:me/product', 'https://gitlab.com/me/product/-/edit/main/x'],
  ['git@gitlab.com:a/b/c.git', 'https://gitlab.com/a/b/c/-/blob/main/x'],
  ['bitbucket:me/product', 'https://bitbucket.org/me/product/src/main/x'],
  ['https://token@codeberg.org/me/product', 'https://codeberg.org/me/product/_edit/main/x'],
])('matches the repository %s and the link %s', (url, link) => {
  expect(audit(link, { repo: { ...repository, urls: [url] } })).toHaveLength(1);
});

test('decodes the path of the link', () => {
  const repo = { ...repository, content: 'my docs', files: new Set(['my docs/en/index.mdx']) };
  const url = 'https://github.com/me/product/edit/main/my%20docs';
  expect(audit(url, { repo, pages: ['en/index.mdx'] })).toEqual([]);
});
