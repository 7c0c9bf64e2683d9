import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { readJson } from '../files/read-json';

/** Common content folder names, in order of preference. */
const CONTENT_FOLDERS = ['content', 'docs', 'doc', 'pages'];
const CONFIG_FILE = /^docs\.config\.m?[jt]s$/;

/** Existing content of the folder for a new site. */
export interface FolderInfo {
  folder: string;
  /** Name of the existing configuration file, if any. */
  configFile?: string | undefined;
  /** Name of an existing subfolder with Markdown files, if any. */
  contentRoot?: string | undefined;
  /** Parsed content of `package.json`. */
  manifest?: Record<string, unknown> | undefined;
  /** Default site title, derived from the package or folder name. */
  title: string;
  /** Names of all files and subfolders. */
  entries: readonly string[];
}

/** Inspects the existing content of a folder. Treats a missing folder as empty. */
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

/** Converts a package or folder name to a title. For example, `@scope/my-project` becomes "My project". */
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
    // Not a folder.
    return false;
  }
}
