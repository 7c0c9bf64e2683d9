// Measures the rows of an engine against labels.

/** Maximum number of pages to consider. */
export const LIMIT = 7;

/**
 * Returns the measurements of all queries and of each class.
 *
 * - `page`: mean reciprocal rank of the first page that answers the query
 * - `section`: mean reciprocal rank of the first row that opens a section that answers the query
 * - `named`: share of the queries that are answered by a section whose first row opens such a section
 * - `recall`: share of the queries with a page that answers them among the first seven
 */
export function measure(labels, rowsOf) {
  const all = createTotals();
  const classes = new Map();
  const misses = [];
  return labels
    .reduce(async (previous, label) => {
      await previous;
      const start = performance.now();
      const rows = limitPages(await rowsOf(label.query));
      const milliseconds = performance.now() - start;
      const pages = [...new Set(rows.map(toPage))];
      const wanted = new Set(label.answers.map(toPage));
      const page = pages.findIndex((candidate) => wanted.has(candidate)) + 1;
      const section = [...new Set(rows)].findIndex((row) => label.answers.includes(row)) + 1;
      if (!classes.has(label.class)) classes.set(label.class, createTotals());
      for (const totals of [all, classes.get(label.class)]) {
        totals.count++;
        totals.milliseconds.push(milliseconds);
        if (page > 0) {
          totals.page += 1 / page;
          totals.recall++;
        }
        if (section > 0) totals.section += 1 / section;
        if (label.answers.every((answer) => answer.includes('#'))) {
          totals.sections++;
          if (section === 1) totals.named++;
        }
      }
      if (page !== 1 || section !== 1) misses.push({ ...label, page, section, rows });
    }, Promise.resolve())
    .then(() => ({
      all: toMeasurement(all),
      classes: new Map([...classes].map(([name, totals]) => [name, toMeasurement(totals)])),
      misses,
    }));
}

function createTotals() {
  return { count: 0, sections: 0, page: 0, section: 0, named: 0, recall: 0, milliseconds: [] };
}

function toMeasurement({ count, sections, page, section, named, recall, milliseconds }) {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return {
    count,
    page: page / count,
    section: section / count,
    named: sections === 0 ? undefined : named / sections,
    recall: recall / count,
    median: sorted[count >> 1],
    slowest: sorted.at(-1),
  };
}

function limitPages(rows) {
  const pages = new Set();
  return rows.filter((row) => pages.add(toPage(row)).size <= LIMIT);
}

function toPage(row) {
  return row.replace(/#.*/, '');
}
