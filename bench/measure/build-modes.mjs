import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { siteOf } from '../lab.mjs';
import { removeBuilt, writeSite } from '../setup/write-site.mjs';
import { checkOutput } from './check-output.mjs';
import { runCommand } from './run-command.mjs';

/** What happens to a site that was built before, between that build and the measured one. */
const CHANGES = {
  cold: removeBuilt,
  unchanged: () => undefined,
  edit: appendSentence,
};

export const BUILD_MODES = Object.keys(CHANGES);

/**
 * Build one peer's site once in each mode, in the given order.
 *
 * @returns {AsyncGenerator<{mode: string} & (Measurement | {error: string})>} ends after an error:
 *   what follows a failed build would measure something else
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
      // Nothing that is measured later should stand on half a build.
      removeBuilt(peer);
      yield { mode, error: error.message };
      return;
    }
  }
}

/** @returns the sentence, which no build before has seen */
function appendSentence(peer) {
  const sentence = `Edited sentence number ${Date.now()} at the end of the page.`;
  appendFileSync(path.join(siteOf(peer), peer.pageFile(SAMPLE_ROUTE)), `\n${sentence}\n`);
  return sentence;
}
