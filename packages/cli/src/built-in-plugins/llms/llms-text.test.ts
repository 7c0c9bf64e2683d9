import { expect, test } from 'vitest';

import { formatLlmsIndex } from './llms-text';

test('lists the title, description and pages of the site', () => {
  const page = { title: 'Start', url: '/start.md', description: undefined };
  expect(
    formatLlmsIndex({ title: 'Rstest', description: 'A test\nframework.' }, [
      { pages: [{ ...page, title: 'Home', url: '/index.md' }] },
      {
        name: 'Guide',
        pages: [page, { title: 'a [b] \\c', url: '/b(1).md', description: 'About b.' }],
      },
    ]),
  ).toBe(`# Rstest

> A test framework.

- [Home](/index.md)

## Guide

- [Start](/start.md)
- [a \\[b\\] \\\\c](/b%281%29.md): About b.
`);
});

test('contains only the title if there are no description and pages', () => {
  expect(formatLlmsIndex({ title: 'T', description: '' }, [])).toBe('# T\n');
});
