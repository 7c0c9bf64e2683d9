import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { RESULTS } from '../lab.mjs';

/**
 * Prints the rows of a run and appends them to a file as they arrive, so that an interrupted run is
 * not lost.
 */
export function createResults(command) {
  mkdirSync(RESULTS, { recursive: true });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = path.join(RESULTS, `${command}-${stamp}.jsonl`);
  const rows = [];
  return {
    file,
    add(row) {
      rows.push(row);
      appendFileSync(file, `${JSON.stringify(row)}\n`);
      console.error(JSON.stringify(row, rounded));
    },
    /**
     * Returns one measure of some rows as a table row.
     *
     * @param {string} name
     * @param {object} filter fields that the rows must have
     * @param {(row: object) => number | number[]} value
     */
    measure(name, filter, value, digits) {
      const values = {};
      for (const row of rows.filter((candidate) => matches(candidate, filter))) {
        if (row.error) values[row.peer] = row.error;
        else if (typeof values[row.peer] !== 'string' && value(row) !== undefined) {
          values[row.peer] = [...(values[row.peer] ?? []), value(row)].flat();
        }
      }
      return { name, digits, values };
    },
  };
}

function matches(row, filter) {
  return Object.entries(filter).every(([key, wanted]) => row[key] === wanted);
}

function rounded(_key, value) {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value;
}
