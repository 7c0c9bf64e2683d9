import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Reads the JSON report of a test runner: the numbers of passed and failed tests, the reasons of
 * the failures, and those of the tests that passed only when they ran again. A report that is
 * missing or invalid counts as one failure.
 *
 * @param {string} file
 * @param {'vitest' | 'playwright'} runner
 * @returns {{passed: number, failed: number, reasons: string[], flaky: string[]}}
 */
export function readReport(file, runner) {
  try {
    return READERS[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reasons = [`Failed to read the report: ${error.message}`];
    return { passed: 0, failed: 1, reasons, flaky: [] };
  }
}

/** Returns the report of a step without a test runner, whose reason is the end of its output. */
export function readExit(code, output) {
  if (code === 0) return { passed: 1, failed: 0, reasons: [], flaky: [] };
  const lines = stripVTControlCharacters(output).trim().split('\n');
  return { passed: 0, failed: 1, reasons: lines.map((line) => `    ${line}`), flaky: [] };
}

const READERS = {
  vitest: ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests || numFailedTestSuites,
    reasons: testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        if (failed.length === 0) return [reason(name, message)];
        return failed.map((test) => reason(`${name} › ${test.fullName}`, test.failureMessages[0]));
      }),
    flaky: [],
  }),
  playwright: ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    reasons: [
      ...errors.map(({ message }) => reason('outside a test', message)),
      ...reasonsOf(suites, 'unexpected'),
    ],
    flaky: reasonsOf(suites, 'flaky'),
  }),
};

/**
 * Reads the errors outside of tests that `unhandled-errors.mjs` has written, as reasons of a failure.
 *
 * @param {string} file
 * @returns {string[]}
 */
export function readUnhandledErrors(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).map((error) => reason('outside a test', error));
}

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Returns the first error of each browser test with a status. */
const reasonsOf = (suites, expected) =>
  suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === expected)
      .flatMap(({ results }) => results.find(({ error }) => error) ?? [])
      .map(({ error }) => reason(`${file}:${line} › ${title}`, error.message)),
  );

/** Returns the title of a test and its error message, truncated for the end of a long log. */
function reason(name, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const relevant = lines.filter((line) => !/^\s*at .*(?:node_modules|<anonymous>)/.test(line));
  return [name, ...relevant.slice(0, 30).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}
