import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { siteOf } from '../lab.mjs';
import { removeBuilt, writeSite } from '../setup/write-site.mjs';
import { checkOutput } from './check-output.mjs';
import { runCommand } from './run-command.mjs';

/** How a previously built site is changed before the measured build. */
const CHANGES = {
  cold: removeBuilt,
  unchanged: () => undefined,
  edit: appendSentence,
};

export const BUILD_MODES = Object.keys(CHANGES);

/**
 * Builds the site of one peer once in each mode, in the given order.
 *
 * @returns {AsyncGenerator<{mode: string} & (Measurement | {error: string})>} ends after an error,
 *   because later builds would not measure what they should
 */
export async function* measureBuilds(peer, corpus, modes, options) {
  try {
    writeSite(peer, corpus);
    if (modes[0] !== 'cold') await runCommand(peer, peer.build, options);
  } catch (error) {
    yield { mode: modes[0], error: error.message };
    return;
  }
  for (const mode of modes) {
    const expected = CHANGES[mode](peer);
    try {
      const measured = await runCommand(peer, peer.build, options);
      checkOutput(peer, corpus, expected);
      yield { mode, ...measured };
    } catch (error) {
      // Later measurements must not depend on a failed build.
      removeBuilt(peer);
      yield { mode, error: error.message };
      return;
    }
  }
}

/** @returns the sentence, which is different in every build */
function appendSentence(peer) {
  const sentence = `Edited sentence number ${Date.now()} at the end of the page.`;
  appendFileSync(path.join(siteOf(peer), peer.pageFile(SAMPLE_ROUTE)), `\n${sentence}\n`);
  return sentence;
}
