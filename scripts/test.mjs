// Runs all checks: lint, types, unit and component tests, builds and browser tests. The last line
// prints the total number of passed and failed tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureChromium } from './chromium.mjs';
import { readExit, readReport, readUnhandledErrors } from './reports.mjs';
import { checkNode, pnpm } from './run.mjs';
import { ensureWebServers } from './web-servers.mjs';

checkNode();
const reports = mkdtempSync(join(tmpdir(), 'octavo-test-'));
/** Length of the output that is repeated when a step without a report fails. */
const MAX_REASON_LENGTH = 3000;
const totals = { passed: 0, failed: 0 };
const failures = [];
const flakyTests = [];

/**
 * Runs one step. A step counts as one test, unless the report of a test runner contains more. The
 * reason why a step without a report failed is the end of its output.
 */
async function step(name, args, { env, runner, file, unhandled } = {}) {
  const started = performance.now();
  console.log(`\n▶ ${name}`);
  let output = '';
  const onOutput = (chunk) => {
    output = (output + chunk).slice(-MAX_REASON_LENGTH);
  };
  const code = await pnpm(args, runner ? { env } : { env, onOutput });
  const { passed, failed, reasons, flaky } = runner
    ? readReport(file, runner)
    : readExit(code, output);
  // A step that exits before it has written a report is a failure as well.
  const failedCount = failed || (code === 0 ? 0 : 1);
  if (unhandled) reasons.push(...readUnhandledErrors(unhandled));
  if (runner && failed === 0 && code !== 0 && reasons.length === 0) {
    reasons.push(`exited with code ${code}, although no test failed: see the output of this step`);
  }
  totals.passed += passed;
  totals.failed += failedCount;
  if (flaky.length > 0) flakyTests.push([name, ...flaky].join('\n  '));
  if (failedCount > 0) failures.push([name, ...reasons].join('\n  '));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const icon = failedCount > 0 ? '✗' : '✓';
  console.log(`${icon} ${name}: ${passed} passed, ${failedCount} failed (${seconds} s)`);
  return code === 0;
}

const reportOf = (name) => join(reports, `${name.replace(/\W+/g, '-')}.json`);

/**
 * Runs browser tests and counts them. A test that fails runs once more, because a busy machine must
 * not block a release. The end of the log names each test that passed only then: it has a bug, or
 * finds one.
 */
function playwright(name, config, chromium, extra = {}) {
  const file = reportOf(name);
  const args = ['exec', 'playwright', 'test', '-c', config, '--retries=1', '--reporter=list,json'];
  const browser = chromium ? { CHROMIUM_PATH: chromium } : {};
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...browser, ...extra };
  return step(name, args, { env, runner: 'playwright', file });
}

/** Runs Vitest and counts its tests. */
function vitest(name, args = []) {
  const file = reportOf(name);
  const unhandled = `${file}.unhandled`;
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--reporter=./scripts/unhandled-errors.mjs',
  ];
  const env = { OCTAVO_UNHANDLED_ERRORS: unhandled };
  const options = { env, runner: 'vitest', file, unhandled };
  return step(name, ['exec', 'vitest', 'run', ...args, ...reporters], options);
}

const installed = await step('install', ['install', '--frozen-lockfile']);
if (installed) {
  const chromium = await ensureChromium();
  await ensureWebServers();
  await step('lint', ['exec', 'biome', 'check', '--error-on-warnings']);
  await step('spelling', ['spell']);
  await step('types', ['typecheck']);
  await step('unused code', ['exec', 'knip']);
  await vitest('unit and component tests');
  await vitest('theme with React 18.3', ['-c', 'e2e/react-18/vitest.config.ts']);
  const hasPackages = await step('packages', [
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=./packages/*',
    '--force',
    '--output-logs=errors-only',
  ]);
  if (hasPackages) await vitest('published packages', ['-c', 'e2e/published/vitest.config.ts']);
  if (hasPackages) await step('documentation of Octavo', ['-F', 'octavo-docs', 'build']);
  if (hasPackages) await step('samples of Rstest', ['-F', 'docs', 'test']);
  if (hasPackages) await step('samples of Octavo', ['-F', 'octavo-docs', 'test']);
  // Continuous integration sets the runtime and runs all browser tests with each.
  if (hasPackages && !process.env.OCTAVO_RUNTIME)
    await playwright('browser tests with React', 'e2e/react.config.ts', chromium);
  if (hasPackages && (await step('documentation site', ['-F', 'docs', 'build']))) {
    await playwright('browser tests', 'e2e/playwright.config.ts', chromium);
  }
  if (hasPackages) {
    await playwright('hostile inputs', 'e2e/hostile/playwright.config.ts', chromium, {
      OCTAVO_SHORT: '1',
    });
    await playwright('external consumer apps', 'e2e/consumers/playwright.config.ts', chromium);
  }
  if (await step('storybook', ['build-storybook', '--quiet'])) {
    await playwright('stories', '.storybook/playwright.config.ts', chromium);
  }
}

rmSync(reports, { recursive: true, force: true });
for (const test of flakyTests) console.log(`\nPassed only at the second attempt: ${test}`);
// Repeat the failures at the end, where readers of a long log look first.
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
