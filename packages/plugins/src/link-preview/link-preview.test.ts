import type { LiveSite, ServedPage } from '@octavo/cli';
import { expect, test } from 'vitest';

import { linkPreview } from '.';

test.each([
  ['_link-preview/guide/start.json', '/guide/start'],
  ['_link-preview/guide/v1.2.json', '/guide/v1.2'],
  ['_link-preview/guide/index.json', '/guide/index'],
  ['_link-preview/index.json', '/index'],
  ['guide/start.json', undefined],
])('serves the preview of a page during development: %s', async (path, expected) => {
  const routes: string[] = [];
  const page = async (route: string) => {
    routes.push(route);
    const data = { title: 'Start', frontmatter: { description: 'Text.' } };
    return { data } as unknown as ServedPage;
  };
  const content = await linkPreview().serve!(path, { page } as LiveSite);
  expect(routes).toEqual(expected === undefined ? [] : [expected]);
  expect(content).toBe(
    expected === undefined ? undefined : '{"title":"Start","description":"Text."}',
  );
});
