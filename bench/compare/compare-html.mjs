import path from 'node:path';
import { siteOf } from '../lab.mjs';
import { runCommand } from '../measure/run-command.mjs';
import { compareOutputs } from './compare-outputs.mjs';
import { copySite } from './sites.mjs';

/**
 * Builds every site with both toolchains and compares the outputs.
 *
 * @param {Record<'old' | 'new', {folder: string}>} checkouts
 * @param {ReturnType<typeof import('./sites.mjs').listSites>} sites
 * @param {readonly ({old: string, new: string} | {added: string})[]} changes intentional changes of strings
 * @returns the differences of all sites, a summary line for each site, and the unused changes
 */
export async function compareHtml(checkouts, sites, changes, options) {
  const differences = [];
  const lines = [];
  const used = new Set();
  for (const site of sites) {
    console.error(`building ${site.name}`);
    const results = {};
    const outputs = {};
    for (const [side, { folder }] of Object.entries(checkouts)) {
      const peer = copySite(side, folder, site);
      outputs[side] = path.join(siteOf(peer), peer.output);
      results[side] = await buildResult(peer, { ...options, env: site.env });
    }
    if (results.old !== results.new) {
      const location = { file: site.name, line: 1 };
      differences.push({ ...location, removed: `(${results.old})`, added: `(${results.new})` });
      continue;
    }
    if (results.old !== 'built') {
      lines.push(`${site.name}: skipped, both builds ${results.old}`);
      continue;
    }
    const found = compareOutputs(outputs.old, outputs.new, changes, used);
    differences.push(
      ...found.differences.map((one) => ({ ...one, file: `${site.name}/${one.file}` })),
    );
    lines.push(`${site.name}: ${summary(found)}`);
  }
  return { differences, lines, unused: changes.filter((change) => !used.has(change)) };
}

async function buildResult(peer, options) {
  try {
    await runCommand(peer, peer.build, { ...options, quiet: true });
    return 'built';
  } catch (error) {
    return error.message;
  }
}

function summary({ differences, counts: { html, text, binary }, sizes }) {
  const bytes = Object.entries(sizes).map(
    ([kind, [before, after]]) => `${kind} ${before} → ${after} bytes`,
  );
  return `${differences.length} differences in ${html} HTML, ${text} text and ${binary} binary files; ${bytes.join(', ')}`;
}
