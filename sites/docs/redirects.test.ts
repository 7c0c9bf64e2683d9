import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { frameworkRedirects } from './redirects';

const content = join(import.meta.dirname, 'content');

/** Addresses of the framework's own site, without those of options, which are derived from the pages. */
const ADDRESSES = `
/ /api/ /api/javascript-api/instance /api/javascript-api/programmatic-api /api/javascript-api/reporter
/api/javascript-api/rstest-core /api/javascript-api/types /api/node-api/rstest-core /api/runtime-api/
/api/runtime-api/browser-mode/ /api/runtime-api/browser-mode/assertion /api/runtime-api/browser-mode/locator
/api/runtime-api/environment-variables /api/runtime-api/rstest/ /api/runtime-api/rstest/fake-timers
/api/runtime-api/rstest/mock-functions /api/runtime-api/rstest/mock-instance /api/runtime-api/rstest/mock-modules
/api/runtime-api/rstest/utilities /api/runtime-api/test-api/describe /api/runtime-api/test-api/expect
/api/runtime-api/test-api/hooks /api/runtime-api/test-api/test /blog/ /blog/announcing-0-10 /blog/announcing-0-11
/config/ /config/build/dev /config/build/output /config/build/performance /config/build/plugins /config/build/resolve
/config/build/source /config/build/tools /config/test/playwright /config/test/shard /guide/advanced/adapters
/guide/advanced/ci /guide/advanced/debug-mode /guide/advanced/debugging /guide/advanced/metadata
/guide/advanced/module-federation /guide/advanced/playwright /guide/advanced/profiling /guide/advanced/scoped-cleanup
/guide/advanced/troubleshooting /guide/basic/cli /guide/basic/configure-rstest /guide/basic/css
/guide/basic/e2e-testing /guide/basic/ide-extension /guide/basic/mock /guide/basic/projects /guide/basic/reporters
/guide/basic/scoped-cleanup /guide/basic/snapshot /guide/basic/test-filter /guide/basic/upgrade-rstest
/guide/basic/vscode-extension /guide/browser-testing/ /guide/browser-testing/framework-guides
/guide/browser-testing/getting-started /guide/browser-testing/user-interactions /guide/debug/debugging
/guide/debug/profiling /guide/debug/troubleshooting /guide/framework/more /guide/framework/react /guide/framework/vue
/guide/integration/adapters /guide/integration/module-federation /guide/integration/playwright
/guide/integration/rsbuild /guide/integration/rslib /guide/integration/rspack /guide/migration/jest
/guide/migration/vitest /guide/start/ /guide/start/agent-install /guide/start/agent-migrate /guide/start/ai
/guide/start/features /guide/start/quick-start
`
  .trim()
  .split(/\s+/);

const OPTIONS =
  'bail browser chai-config clear-mocks coverage detect-async-leaks disable-console-intercept env exclude expect extends federation force-rerun-triggers global-setup globals hide-skipped-test-files hide-skipped-tests hook-timeout include include-source include-task-location isolate log-heap-usage max-concurrency name on-console-log only-failures pass-with-no-tests pool print-console-trace projects reporters reset-mocks resolve-snapshot-path restore-mocks retry root setup-files silent slow-test-threshold snapshot-format test-environment test-name-pattern test-timeout unstub-envs unstub-globals update'.split(
    ' ',
  );

function hasPage(address: string): boolean {
  const path = address.replace(/^\/zh(?=\/)/, '').replace(/#.*$/, '');
  const lang = address.startsWith('/zh/') ? 'zh' : 'en';
  const file = path.endsWith('/') ? `${path}index.mdx` : `${path}.mdx`;
  return existsSync(join(content, lang, file));
}

describe('addresses of the present site of the framework', () => {
  const redirects = frameworkRedirects(content, { en: '', zh: '/zh' }, [
    'config/test',
    'config/build',
    'api/rstest',
    'api/test-api',
  ]);

  test.each(['', '/zh'])('all answer with a page or a redirect: "%s"', (prefix) => {
    const wanted = [...ADDRESSES, ...OPTIONS.map((name) => `/config/test/${name}`)];
    expect(wanted.length).toBeGreaterThan(112);
    const dead = wanted
      .map((address) => prefix + address)
      .filter((address) => !hasPage(redirects[address] ?? address));
    expect(dead).toEqual([]);
  });

  test('no redirect hides a page or leads to another redirect', () => {
    const sources = Object.keys(redirects);
    expect(sources.filter(hasPage)).toEqual([]);
    expect(sources.filter((from) => redirects[from]! in redirects)).toEqual([]);
  });
});
