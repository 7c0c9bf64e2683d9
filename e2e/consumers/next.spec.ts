import { expect, test } from '@playwright/test';

import { install, prepare, run } from './install';
import { type Served, serveWith } from './serve';
import { expectThemeComponents } from './theme-components';

let served: Served;
test.beforeAll(async () => {
  const folder = prepare('next', (app) => {
    install(app);
    run(app, 'npm', ['run', 'build']);
  });
  served = await serveWith(folder, 'node_modules/.bin/next', ['start', '-p']);
});
test.afterAll(() => served?.close());

test('a Next.js app renders all components on the server and hydrates without console messages', async ({
  page,
}) => {
  const html = await (await fetch(`${served.url}/guide`)).text();
  for (const text of [
    'Octavo elsewhere',
    'Who we are',
    'All about us',
    'oct-navbar',
    'oct-outline',
    'oct-search-button',
    'd="M4.7',
  ])
    expect(html, text).toContain(text);
  await expectThemeComponents(page, served.url);
});
