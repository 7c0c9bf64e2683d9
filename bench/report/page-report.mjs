import { comparison } from './table.mjs';
import { visitMeasures } from './visit-measures.mjs';

const RUNTIME = [
  ['first contentful paint, ms', (row) => row.fcp, 0],
  ['largest contentful paint, ms', (row) => row.lcp, 0],
  ['total blocking time, ms', (row) => row.blocking, 0],
  ['layout shift', (row) => row.shift, 4],
  ['sidebar click → new h1, ms', (row) => row.clicks, 0],
];

export function pageReport(results, sizes, peers, throttle) {
  return sizes
    .flatMap((pages) => [
      `### ${pages} pages: first visit, brotli\n`,
      comparison(peers, visitMeasures(results, pages)),
      `\n### ${pages} pages: CPU slowdown ${throttle}×\n`,
      `${comparison(peers, runtimeMeasures(results, pages))}\n`,
    ])
    .join('\n');
}

function runtimeMeasures(results, pages) {
  return RUNTIME.map(([name, value, digits]) =>
    results.measure(name, { pages, mode: 'runtime' }, value, digits),
  );
}
