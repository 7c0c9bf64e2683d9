import { expect, test } from 'vitest';

import type { GitVersion } from '../model/git-version';
import { createEditUrl } from './edit-url';

const page = { relativePath: 'v1/en/a.mdx', version: 'v1' };
const tag = { ref: 'v1.4.0', isBranch: false, prefix: 'website/docs' } as GitVersion;

test('a page of the working tree is in the configured folder', () => {
  expect(createEditUrl('https://git.test/any', page, undefined)).toBe(
    'https://git.test/any/v1/en/a.mdx',
  );
});

test.each([
  ['https://github.com/o/r/edit/main/docs/', 'https://github.com/o/r/blob/v1.4.0/docs/en/a.mdx'],
  ['https://github.com/o/r/tree/main', 'https://github.com/o/r/tree/v1.4.0/en/a.mdx'],
  [
    'https://gitlab.com/o/g/r/-/edit/main/docs',
    'https://gitlab.com/o/g/r/-/blob/v1.4.0/docs/en/a.mdx',
  ],
  ['https://codeberg.org/o/r/_edit/main/docs', 'https://codeberg.org/o/r/src/v1.4.0/docs/en/a.mdx'],
  [
    'https://gitea.test/o/r/src/branch/main/docs',
    'https://gitea.test/o/r/src/tag/v1.4.0/docs/en/a.mdx',
  ],
])('%s leads to the file in the tag', (base, expected) => {
  expect(createEditUrl(base, page, tag)).toBe(expected);
});

test('a branch stays editable, and its slashes are kept', () => {
  const branch = { ...tag, ref: 'release/1.x#a', isBranch: true };
  expect(createEditUrl('https://github.com/o/r/edit/main/docs', page, branch)).toBe(
    'https://github.com/o/r/edit/release/1.x%23a/docs/en/a.mdx',
  );
});

test('the content folder of the commit replaces the current one', () => {
  const moved = { ...tag, root: 'docs' };
  expect(createEditUrl('https://github.com/o/r/edit/main/content', page, moved)).toBe(
    'https://github.com/o/r/blob/v1.4.0/website/docs/en/a.mdx',
  );
});

test('there is no link if the form of the URL is unknown', () => {
  expect(createEditUrl('https://git.test/any', page, tag)).toBeUndefined();
});
