// Reads labeled queries: JSON files `<tree>.<lang>.json` with the pages and sections that answer each query.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { plainText } from '@octavo/mdx-plugins/inline-markdown';

/**
 * Returns the labels of a tree and language, or `undefined` if there are none. Each answer is a row key: the route path
 * and, for a section, the heading ID. Answers that do not exist in the tree are reported.
 */
export function readLabels(folder, tree, lang, entries) {
  const file = join(folder, `${tree}.${lang}.json`);
  if (!existsSync(file)) return undefined;
  const byFile = new Map(entries.map((entry) => [entry.file, entry]));
  const missing = [];
  const labels = JSON.parse(readFileSync(file, 'utf8')).flatMap((label) => {
    const answers = label.answers.flatMap(({ page, section }) => {
      const entry = byFile.get(page);
      const id = entry && (section === null ? '' : findHeading(entry, section));
      if (id === undefined) missing.push(`${page} # ${section}`);
      return id === undefined ? [] : [toRow(entry.routePath, id)];
    });
    return answers.length > 0 ? [{ query: label.query, class: label.class, answers }] : [];
  });
  for (const answer of missing) process.stderr.write(`${tree}.${lang}: not found: ${answer}\n`);
  return labels;
}

/** Returns the ID of the heading with the given text, an empty string for the page title, or `undefined`. */
function findHeading({ toc, title }, section) {
  const wanted = normalize(section);
  const heading = toc.find(({ text }) => normalize(text) === wanted);
  return heading?.id ?? (normalize(title) === wanted ? '' : undefined);
}

function normalize(text) {
  return plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, '');
}

/** Returns the key of a row that opens a section. `id` is empty for the page itself. */
export function toRow(routePath, id) {
  return id ? `${routePath}#${id}` : routePath;
}
