import { fold } from '../text/fold';
import { tokenize } from '../text/tokenize';

/** Format version of split indexes. */
const FORMAT = 2;

/** Pinned FlexSearch version. A test checks that it matches the installed version. */
export const FLEXSEARCH_VERSION = '0.8.212';

/** Pinned version of the table of Chinese characters. A test checks that it matches the installed version. */
export const OPENCC_VERSION = '1.4.2';

/** Sample text that exercises every tokenizer rule. */
const SAMPLE_TEXT =
  'readFile HTMLParser test-timeout fs.promises v2.0.15 c++ Café Straße İ ﬁ が 测试框架a 한국 \u1112\u1161\u11ab 하\u200b\u11ab اللُّغَة 🚀 x_y';

/**
 * Returns a fingerprint that changes whenever existing split indexes become incompatible. It includes the tokens of a sample
 * text, so tokenizer changes are detected without bumping the format version.
 */
export function getFingerprint(): string {
  const terms = tokenize(fold(SAMPLE_TEXT)).map(({ term, kind }) => `${term}/${kind[0]}`);
  return `format ${FORMAT}, flexsearch ${FLEXSEARCH_VERSION}, opencc ${OPENCC_VERSION}, terms ${terms.join(' ')}`;
}
