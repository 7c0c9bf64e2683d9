import { fold } from '../text/fold';
import { tokenize } from '../text/tokenize';

/** Version of the format and content of prebuilt files. */
const FORMAT = 1;

/** The pinned version. A test compares it to the installed one. */
export const FLEXSEARCH_VERSION = '0.8.212';

/** Covers every rule of the tokenizer. */
const SAMPLE_TEXT =
  'readFile HTMLParser test-timeout fs.promises v2.0.15 c++ Café Straße İ ﬁ が 测试框架a 한국 🚀 x_y';

/**
 * Returns a string that changes whenever prebuilt files become incompatible. It contains the output of the tokenizer for a
 * sample text, so that changes of the tokenizer need no new version number.
 */
export function fingerprint(): string {
  const terms = tokenize(fold(SAMPLE_TEXT)).map(({ term, kind }) => `${term}/${kind[0]}`);
  return `format ${FORMAT}, flexsearch ${FLEXSEARCH_VERSION}, terms ${terms.join(' ')}`;
}
