import { join } from 'node:path';

import type { UserConfig } from '@octavo/cli';

import { linkChromium } from './checks/browser/link-chromium';
import { facts } from './facts';

const caches = join(import.meta.dirname, 'node_modules/.cache');
const browsers = linkChromium(join(caches, 'browsers'));

/** Options for `octavo test`: how the samples run with Rstest. */
export const samples: UserConfig['test'] = {
  command: 'npx rstest',
  placeholder: {
    unless: '**/*.{test,spec}.{ts,tsx,mts,cts,js,jsx,mjs,cjs}',
    path: 'smoke.test.ts',
    code: "import { expect, test } from '@rstest/core';\n\ntest('runs', () => {\n  expect(1).toBe(1);\n});\n",
  },
  snippets: {
    package: '@rstest/core',
    command: 'npx rstest run snippet-',
    suffix: '.test',
    body: "test('line {line}', async () => {\n{code}\n});",
    module: "{code}\ntest('line {line} loads', () => {});",
    before:
      'afterEach(() => {\n  rs.useRealTimers();\n  rs.restoreAllMocks();\n  rs.unstubAllGlobals();\n  rs.unstubAllEnvs();\n});',
    topLevel: [
      ...['describe', 'test', 'it', 'beforeAll', 'beforeEach', 'afterAll', 'afterEach'],
      ...['rs', 'rstest'].flatMap((name) =>
        ['mock', 'unmock', 'mockRequire', 'unmockRequire', 'hoisted', 'setConfig'].map(
          (method) => `${name}.${method}`,
        ),
      ),
    ],
  },
  tsconfig: 'examples/tsconfig.json',
  // With one worker, the order of lines is always the same. SWC compiles the plugin for coverage in each new project, which
  // takes longer than most samples. Projects link the compiled files of earlier ones, and copy what they compile.
  prelude: `rstest() {
swc=node_modules/.cache/.swc
if [ -d node_modules ] && [ -d "$SWC_CACHE" ] && [ ! -e $swc ]; then
  { mkdir -p node_modules/.cache && cp -rs "$SWC_CACHE" $swc; } 2>/dev/null
fi
case "$1" in
  init|merge-reports) command rstest "$@" ;;
  *) command rstest "$@" --pool.maxWorkers 1 ;;
esac
set -- $?
[ ! -d $swc ] || (cd $swc && find . -type f ! -size 0) | while read -r file; do
  mkdir -p "$SWC_CACHE/\${file%/*}"
  cp "$swc/$file" "$SWC_CACHE/$file.$$" && mv "$SWC_CACHE/$file.$$" "$SWC_CACHE/$file"
done
return $1
}`,
  env: {
    RSTEST_NO_AGENT: '1',
    SWC_CACHE: join(caches, 'swc'),
    ...(browsers ? { PLAYWRIGHT_BROWSERS_PATH: browsers } : {}),
  },
  // npm has no @rstest/browser for the version of the other pages.
  packagesFrom: { '*/guide/browser-testing/**': 'checks/browser' },
  until: '\\bWaiting for file changes\\b',
  ignore: [
    // Rows of the coverage and performance tables.
    { search: /(?<=^\s*\|.*)\d[\d.]*(?:ms|s|%)/g, replace: '0' },
    { search: /(?<=^\s*\|.*)-{3,}/g, replace: '---' },
    { search: /(?<![\w.])\/app\//g, replace: '' },
    { search: /\b\d+ MB heap used/, replace: 'MB heap used' },
    { search: /^(\s*Shard \d+\/\d+:).*/, replace: '$1' },
    { search: /\bDuration\b.*/, replace: 'Duration' },
    { search: /(\(\d+\)) \d+(?:\.\d+)?\s?m?s$/, replace: '$1' },
  ],
  strict: true,
  maxSkipped: 0.15,
  // An example about time can fail on a busy machine.
  retry: 1,
  packages: ['@rstest/core'],
  facts,
};
