import { digest } from '../files/digest';
import type { Edition } from './assemble-site';

export interface DataFile {
  /** Path below the base: made of what the file holds, so that it may be kept for good. */
  path: string;
  json: string;
}

/** The file of something that pages share. */
export function dataFile(stem: string, value: unknown): DataFile {
  const json = JSON.stringify(value);
  return { path: `static/data/${stem}.${digest(json).slice(0, 8)}.json`, json };
}

/** How the names of an edition's data files begin, for example `sidebar.en.v2`. */
export function dataStem(
  name: 'site' | 'sidebar',
  { lang, version }: Pick<Edition, 'lang' | 'version'>,
): string {
  return [name, lang, version].filter(Boolean).join('.');
}
