import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { readJson } from '../files/read-json';

/** Folders that people keep documents in, likely ones first. */
const CONTENT_FOLDERS = ['content', 'docs', 'doc', 'pages'];
const CONFIG_FILE = /^docs\.config\.m?[jt]s$/;

/** What a folder already has that a new site has to fit in with. */
export interface Surroundings {
  folder: string;
  /** A configuration that is there already, by its name. */
  configFile?: string | undefined;
  /** Folder with Markdown in it, relative. */
  contentRoot?: string | undefined;
  /** `package.json` as it is. */
  manifest?: Record<string, unknown> | undefined;
  /** What the site is probably called. */
  title: string;
  /** Names of all files and folders. */
  entries: readonly string[];
}

export function lookAround(folder: string): Surroundings {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  const manifest = entries.includes('package.json') ? readManifest(folder) : undefined;
  const name = typeof manifest?.name === 'string' ? manifest.name : basename(folder);
  return {
    folder,
    entries,
    manifest,
    configFile: entries.find((entry) => CONFIG_FILE.test(entry)),
    contentRoot: CONTENT_FOLDERS.find((name) => entries.includes(name) && hasPages(folder, name)),
    title: titleFrom(name),
  };
}

/** `@scope/my-project` is "My project". */
export function titleFrom(name: string): string {
  const words = name
    .replace(/^@[^/]*\//, '')
    .replace(/[-_.\s]+/g, ' ')
    .trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'My project';
}

function readManifest(folder: string): Record<string, unknown> | undefined {
  const file = join(folder, 'package.json');
  const { value } = readJson(file, readFileSync(file, 'utf8'));
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}

function hasPages(folder: string, name: string): boolean {
  try {
    return readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).some((file) =>
      /\.mdx?$/.test(file),
    );
  } catch {
    // A file of that name.
    return false;
  }
}
