import { comparison } from './table.mjs';

/** `cold`: without a cache; `warm`: with the cache of the last start. */
export const DEV_MODES = ['cold', 'warm'];

const MEASURES = [
  ['first HTML, ms', (row) => row.html, 0],
  ['rendered, ms', (row) => row.rendered, 0],
  ['edit → on screen, ms', (row) => row.updates, 0],
  ['reloads per run', (row) => row.reloads, 0],
  ['missed edits per run', (row) => row.missed, 0],
  ['memory, all processes, MiB', (row) => row.memory, 0],
];

export function devReport(results, sizes, modes, peers) {
  return sizes
    .flatMap((pages) => [
      `### ${pages} pages: development server\n`,
      `${comparison(peers, measures(results, pages, modes))}\n`,
    ])
    .join('\n');
}

function measures(results, pages, modes) {
  return MEASURES.flatMap(([name, value, digits]) =>
    modes.map((mode) => results.measure(`${mode}: ${name}`, { pages, mode }, value, digits)),
  );
}
