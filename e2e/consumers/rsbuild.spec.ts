import { test } from '@playwright/test';

import { install, prepare, run } from './install';
import { type Served, serveWith } from './serve';
import { expectThemeComponents } from './theme-components';

let served: Served;
test.beforeAll(async () => {
  const folder = prepare('rsbuild', (app) => {
    install(app);
    run(app, 'npm', ['run', 'build']);
  });
  served = await serveWith(folder, 'node_modules/.bin/rsbuild', ['preview', '--port']);
});
test.afterAll(() => served?.close());

test('an Rsbuild app renders all components', async ({ page }) => {
  await expectThemeComponents(page, served.url);
});
