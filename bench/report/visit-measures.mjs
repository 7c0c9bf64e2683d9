const ROWS = [
  ['HTML, kB', 'html', 1],
  ['script, kB', 'script', 1],
  ['style, kB', 'style', 1],
  ['font, kB', 'font', 1],
  ['other, kB', 'other', 1],
  ['requests', 'requests', 0],
  ['loaded later, kB', 'later', 1],
];

/** Returns the table rows for `measureFirstVisit`. */
export function visitMeasures(results, pages) {
  return ROWS.map(([name, key, digits]) =>
    results.measure(name, { pages, mode: 'visit' }, (row) => row[key], digits),
  );
}
