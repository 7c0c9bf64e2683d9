import { comparison } from './table.mjs';
import { visitMeasures } from './visit-measures.mjs';

/**
 * Returns tables for every number of pages: builds in each mode, and the first visit of a page of
 * the last output.
 */
export function buildReport(results, sizes, modes, peers) {
  return sizes
    .flatMap((pages) => [
      `### ${pages} pages: build\n`,
      comparison(peers, buildMeasures(results, pages, modes)),
      `\n### ${pages} pages: first visit, brotli\n`,
      `${comparison(peers, visitMeasures(results, pages))}\n`,
    ])
    .join('\n');
}

function buildMeasures(results, pages, modes) {
  const inEveryMode = (name, value, digits) =>
    modes.map((mode) => results.measure(`${mode}, ${name}`, { pages, mode }, value, digits));
  return [
    ...inEveryMode('s', (row) => row.wall, 2),
    ...inEveryMode('CPU s', (row) => row.cpu, 2),
    ...inEveryMode('largest process, MiB', (row) => row.largest, 0),
    ...inEveryMode('all processes, MiB', (row) => row.tree, 0),
  ];
}
