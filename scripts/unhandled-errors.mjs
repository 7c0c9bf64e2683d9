import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * A reporter for Vitest that writes the errors that belong to no test as a JSON array of strings.
 * The JSON reporter leaves them out. They make a run fail even if each test passes.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const texts = errors.map(({ type, stack, message, VITEST_TEST_PATH: file }) =>
      stripVTControlCharacters(`${file ?? ''} ${type ?? 'Error'}: ${stack ?? message}`.trim()),
    );
    writeFileSync(process.env.OCTAVO_UNHANDLED_ERRORS, JSON.stringify(texts));
  }
}
