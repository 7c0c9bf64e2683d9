import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { readJson } from '../files/read-json';

/** Common names of content folders, in order of preference. */
const CONTENT_FOLDERS = ['content', 'docs', 'doc', 'pages'];
const CONFIG_FILE = /^docs\.config\.m?[jt]s$/;

/** Existing files of a folder, which a new site has to preserve. */
export interface FolderInfo {
  folder: string;
  /** Name of an existing configuration file. */
  configFile?: string | undefined;
  /** Name of a subfolder that contains Markdown files. */
  contentRoot?: string | undefined;
  /** Content of `package.json`. */
  manifest?: Record<string, unknown> | undefined;
  /** Default title of the site, derived from the name of the package or the folder. */
  title: string;
  /** Names of all files and subfolders. */
  entries: readonly string[];
}

/** Returns what a folder contains. A folder that does not exist is empty. */
export function inspectFolder(folder: string): FolderInfo {
  const entries = existsSync(folder) ? readdirSync(folder) : [];
  const manifest = entries.includes('package.json') ? readManifest(folder) : undefined;
  const name = typeof manifest?.name === 'string' ? manifest.name : basename(folder);
  return {
    folder,
    entries,
    manifest,
    configFile: entries.find((entry) => CONFIG_FILE.test(entry)),
    contentRoot: CONTENT_FOLDERS.find((name) => entries.includes(name) && hasPages(folder, name)),
    title: toTitle(name),
  };
}

/** Returns the title for the name of a package or folder: "My project" for `@scope/my-project`. */
export function toTitle(name: string): string {
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
    // The entry is a file, not a folder.
    return false;
  }
}
