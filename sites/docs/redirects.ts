import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the framework's newer documentation whose page has another place here. */
const MOVED: Record<string, string> = {
  '/api/runtime-api/': '/api/',
  ...Object.fromEntries(
    ['describe', 'expect', 'hooks', 'test'].map((name) => [
      `/api/runtime-api/test-api/${name}`,
      `/api/test-api/${name}`,
    ]),
  ),
  '/api/runtime-api/rstest/': '/api/rstest/',
  ...Object.fromEntries(
    ['fakeTimers', 'mockFunctions', 'mockInstance', 'mockModules', 'utilities'].map((name) => [
      `/api/runtime-api/rstest/${kebabCase(name)}`,
      `/api/rstest/${name}`,
    ]),
  ),
  '/api/javascript-api/instance': '/api/javascript-api',
  '/api/javascript-api/programmatic-api': '/api/javascript-api',
  '/api/javascript-api/reporter': '/guide/advanced/reporters',
  '/api/javascript-api/rstest-core': '/api/javascript-api',
  '/api/javascript-api/types': '/api/javascript-api',
  '/api/node-api/rstest-core': '/api/javascript-api',
  '/api/runtime-api/browser-mode/': '/guide/browser-testing/',
  '/api/runtime-api/browser-mode/assertion': '/guide/browser-testing/assertions',
  '/api/runtime-api/browser-mode/locator': '/guide/browser-testing/locators',
  '/api/runtime-api/environment-variables': '/config/test/env',
  '/blog/': '/guide/releases/',
  '/blog/announcing-0-10': '/guide/releases/0-10',
  '/blog/announcing-0-11': '/guide/releases/0-11',
  '/config/test/playwright': '/guide/advanced/playwright',
  '/config/test/shard': '/guide/advanced/ci',
  '/guide/advanced/browser-mode': '/guide/browser-testing/',
  '/guide/advanced/adapters': '/guide/integration/adapters',
  '/guide/advanced/debugging': '/guide/advanced/debug-mode',
  '/guide/advanced/module-federation': '/config/test/federation',
  '/guide/advanced/scoped-cleanup': '/api/test-api/hooks',
  '/guide/advanced/troubleshooting': '/guide/troubleshooting/',
  '/guide/debug/debugging': '/guide/advanced/debug-mode',
  '/guide/debug/profiling': '/guide/advanced/profiling',
  '/guide/basic/css': '/config/build/output',
  '/guide/basic/e2e-testing': '/guide/advanced/playwright',
  '/guide/basic/ide-extension': '/guide/basic/vscode-extension',
  '/guide/basic/reporters': '/guide/advanced/reporters',
  '/guide/basic/mock': '/guide/mocking/',
  '/guide/basic/scoped-cleanup': '/api/test-api/hooks',
  '/guide/basic/upgrade-rstest': '/guide/releases/',
  '/guide/debug/troubleshooting': '/guide/troubleshooting/',
  '/guide/integration/module-federation': '/config/test/federation',
  '/guide/integration/playwright': '/guide/advanced/playwright',
  '/guide/start/releases': '/guide/releases/',
  '/guide/releases/whats-new': '/guide/releases/',
  '/guide/start/whats-new': '/guide/releases/',
  '/guide/start/agent-install': '/guide/start/ai',
  '/guide/start/agent-migrate': '/guide/start/ai',
  '/guide/start/features': '/guide/start/',
};

/** `testTimeout` as newer addresses of the framework's documentation spell it: `test-timeout`. */
function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * Lead from the addresses of the framework's newer documentation to the pages, in every language: from the newer spelling
 * of each page that is named like an option, and from pages that have another place here.
 */
export function frameworkRedirects(
  root: string,
  langs: Record<string, string>,
  folders: readonly string[],
): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const [lang, prefix] of Object.entries(langs)) {
    for (const [from, to] of Object.entries(MOVED)) redirects[prefix + from] = prefix + to;
    for (const folder of folders) {
      for (const file of readdirSync(join(root, lang, folder)).sort()) {
        const name = /^([a-z]+[A-Z]\w*)\.mdx$/.exec(file)?.[1];
        if (name)
          redirects[`${prefix}/${folder}/${kebabCase(name)}`] = `${prefix}/${folder}/${name}`;
      }
    }
  }
  return redirects;
}
