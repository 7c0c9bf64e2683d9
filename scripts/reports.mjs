import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a test runner's JSON report says: how many tests passed and failed, and why the failed ones did. A report that
 * is missing or broken counts as one failure.
 *
 * @param {string} file
 * @param {'vitest' | 'playwright'} runner
 * @returns {{passed: number, failed: number, reasons: string[]}}
 */
export function readReport(file, runner) {
  try {
    return READERS[runner](JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, failed: 1, reasons: [`no report: ${error.message}`] };
  }
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
  }),
  playwright: ({ stats, suites, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    reasons: [
      ...errors.map(({ message }) => reason('outside of a test', message)),
      ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
        tests
          .flatMap(({ results }) => results)
          .filter(({ error }) => error)
          .map(({ error }) => reason(`${file}:${line} › ${title}`, error.message)),
      ),
    ],
  }),
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The name of a test and what it said, short enough to be read at the end of a long log. */
function reason(name, message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const own = lines.filter((line) => !/^\s*at .*(?:node_modules|<anonymous>)/.test(line));
  return [name, ...own.slice(0, 30).map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}
