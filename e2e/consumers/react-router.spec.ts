import { test } from '@playwright/test';

import { install, prepare, run } from './install';
import { type Served, serveWith } from './serve';
import { expectServerHtml, expectThemeComponents } from './theme-components';

let served: Served;
test.beforeAll(async () => {
  const folder = prepare('react-router', (app) => {
    install(app);
    run(app, 'npm', ['run', 'build']);
  });
  // The server reads its port from a variable.
  const script = 'PORT=$0 exec node_modules/.bin/react-router-serve build/server/index.js';
  served = await serveWith(folder, 'sh', ['-c', script]);
});
test.afterAll(() => served?.close());

test('a React Router app renders all components on the server and hydrates without console messages', async ({
  page,
}) => {
  await expectServerHtml(served.url);
  await expectThemeComponents(page, served.url);
});
