import { digest } from '../files/digest';
import type { Edition } from './assemble-site';

/** A JSON file with data that pages share. */
export interface DataFile {
  /** Path relative to the base. It contains a hash of the content, so that it can be cached forever. */
  path: string;
  json: string;
}

/** Serializes a value as a data file. */
export function dataFile(prefix: string, value: unknown): DataFile {
  const json = JSON.stringify(value);
  return { path: `static/data/${prefix}.${digest(json).slice(0, 8)}.json`, json };
}

/** Returns the prefix of a data file of an edition, for example `sidebar.en.v2`. */
export function dataFilePrefix(
  name: 'site' | 'sidebar',
  { lang, version }: Pick<Edition, 'lang' | 'version'>,
): string {
  return [name, lang, version].filter(Boolean).join('.');
}
