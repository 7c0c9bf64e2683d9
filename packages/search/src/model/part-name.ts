/**
 * Returns the path or URL of a part of an index: `static/search_index.en/1f2e3d4c5b6a.json` for the index
 * `static/search_index.en.1f2e3d4c.json`.
 */
export function getPartName(index: string, part: string): string {
  return `${index.replace(/\.[\da-f]+\.json$/, '')}/${part}.json`;
}
