import { comparison } from './table.mjs';
import { visitMeasures } from './visit-measures.mjs';

const RUNTIME = [
  ['first contentful paint, ms', (row) => row.fcp, 0],
  ['largest contentful paint, ms', (row) => row.lcp, 0],
  ['total blocking time, ms', (row) => row.blocking, 0],
  ['everything responds, ms', (row) => row.responds, 0],
  ['layout shift', (row) => row.shift, 4],
  ['sidebar click → new h1, ms', (row) => row.clicks, 0],
];

export function pageReport(results, sizes, peers, throttle) {
  const names = peers.map((peer) => peer.name);
  const interactive = peers.filter((peer) => peer.interactions);
  return sizes
    .flatMap((pages) => [
      `### ${pages} pages: first visit, brotli\n`,
      comparison(names, visitMeasures(results, pages)),
      `\n### ${pages} pages: CPU slowdown ${throttle}×\n`,
      `${comparison(names, runtimeMeasures(results, pages))}\n`,
      ...interactive.flatMap((peer) => [
        `### ${pages} pages: first interaction with ${peer.name}, ms, CPU slowdown ${throttle}×\n`,
        `${comparison([peer.name], interactionMeasures(results, pages, peer))}\n`,
      ]),
    ])
    .join('\n');
}

function interactionMeasures(results, pages, peer) {
  return peer.interactions.map(({ name }) =>
    results.measure(name, { pages, mode: 'interactions', peer: peer.name }, (row) => row[name], 0),
  );
}

function runtimeMeasures(results, pages) {
  return RUNTIME.map(([name, value, digits]) =>
    results.measure(name, { pages, mode: 'runtime' }, value, digits),
  );
}
