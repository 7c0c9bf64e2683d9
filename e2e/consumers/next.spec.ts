import { test } from '@playwright/test';

import { install, prepare, run } from './install';
import { type Served, serveWith } from './serve';
import { expectServerHtml, expectThemeComponents } from './theme-components';

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
  await expectServerHtml(served.url);
  await expectThemeComponents(page, served.url);
});
