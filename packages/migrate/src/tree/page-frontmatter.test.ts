import { expect, test } from 'vitest';

import { parsePage } from './page-frontmatter';

test('frontmatter can be empty, and does not end at a later thematic break', () => {
  const body = '\nText.\n\n---\n\nMore.\n';
  expect(parsePage(`---\n---\n${body}`)).toMatchObject({ data: {}, body });
  expect(parsePage(`--- \ntitle: A\n---\n${body}`)).toMatchObject({ data: { title: 'A' }, body });
});
