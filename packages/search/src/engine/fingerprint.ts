import { fold } from '../text/fold';
import { tokenize } from '../text/tokenize';

/** Counts up when the form of prebuilt files changes, or what is put into them. */
const FORMAT = 1;

/** The pinned version; a test holds it to what is installed. */
export const FLEXSEARCH_VERSION = '0.8.212';

/** A text with something for every rule of the tokenizer. */
const PROBE =
  'readFile HTMLParser test-timeout fs.promises v2.0.15 c++ Café Straße İ ﬁ が 测试框架a 한국 🚀 x_y';

/**
 * What a prebuilt file has to have in common with the code that reads it. The tokenizer vouches for itself:
 * its output is part of the fingerprint, so that no one has to remember a number.
 */
export function fingerprint(): string {
  const terms = tokenize(fold(PROBE)).map(({ term, kind }) => `${term}/${kind[0]}`);
  return `format ${FORMAT}, flexsearch ${FLEXSEARCH_VERSION}, terms ${terms.join(' ')}`;
}
