import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findFile } from '../browser/static-server.mjs';
import { SAMPLE_ROUTE } from '../corpus/corpus.mjs';
import { siteOf } from '../lab.mjs';

/**
 * Checks the output of a build. A build that skips pages or keeps stale ones would be fast, but
 * wrong.
 *
 * @param {string} [sentence] text that the sample page has to contain
 * @throws if a page is missing
 */
export function checkOutput(peer, corpus, sentence) {
  const output = path.join(siteOf(peer), peer.output);
  const files = existsSync(output) ? readdirSync(output, { recursive: true }) : [];
  const pages = files.filter((file) => file.endsWith('.html')).length;
  if (pages < corpus.pages) throw new Error(`built ${pages} of ${corpus.pages} pages`);

  const sample = findFile(output, peer.pageUrl(SAMPLE_ROUTE));
  if (!sample) throw new Error(`${SAMPLE_ROUTE} is missing in the output`);
  if (sentence && !readFileSync(sample, 'utf8').includes(sentence)) {
    throw new Error('the output contains a stale page');
  }
}
