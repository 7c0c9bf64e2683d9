import { digest } from '../files/digest';
import type { Edition } from './assemble-site';

/** JSON file with data shared by several pages. */
export interface DataFile {
  /** Path relative to the base. It contains a content hash, so that the file can be cached forever. */
  path: string;
  json: string;
}

/** Serializes a value as a data file. */
export function createDataFile(prefix: string, value: unknown): DataFile {
  const json = JSON.stringify(value);
  return { path: `static/data/${prefix}.${digest(json).slice(0, 8)}.json`, json };
}

/** Returns the data file prefix for an edition, such as `sidebar.en.v2`. */
export function getDataFilePrefix(
  name: 'site' | 'sidebar',
  { lang, version }: Pick<Edition, 'lang' | 'version'>,
): string {
  return [name, lang, version].filter(Boolean).join('.');
}
