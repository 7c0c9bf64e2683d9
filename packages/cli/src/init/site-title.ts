import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { plainText } from '@octavo/mdx-plugins/inline-markdown';

import { README_NAMES } from '../content/scan/page-extensions';
import { readHead } from '../content/scan/read-head';

/** Names of packages that do not identify a project without their scope. */
const GENERIC_NAME =
  /^(?:app|cli|client|core|docs?|documentation|lib|monorepo|react|root|server|site|ui|vue|web|website)$/i;

export interface TitleSources {
  folder: string;
  /** Parsed content of `package.json`. */
  manifest: Record<string, unknown> | undefined;
  /** Path of the folder with existing pages, relative to `folder`. */
  contentRoot: string | undefined;
}

/**
 * Returns a title for a site: the name of the package, the first heading of a README, or the name of the folder. Other
 * pages are not read, because the first one is usually an introduction.
 */
export function findSiteTitle({ folder, manifest, contentRoot = '.' }: TitleSources): string {
  if (typeof manifest?.name === 'string' && manifest.name !== '') return toTitle(manifest.name);
  for (const path of [folder, join(folder, contentRoot)]) {
    const title = readReadmeTitle(path);
    if (title) return title;
  }
  return toTitle(basename(folder));
}

/**
 * Converts a package or folder name to a title. For example, `@scope/my-project` becomes "My project". Generic names keep
 * the scope, so `@pebble/react` becomes "Pebble react".
 */
export function toTitle(name: string): string {
  const [, scope = '', rest = name] = /^@([^/]*)\/(.*)$/.exec(name) ?? [];
  const title = toWords(GENERIC_NAME.test(rest) ? `${scope} ${rest}` : rest);
  return title ? title[0]!.toUpperCase() + title.slice(1) : 'My project';
}

function toWords(name: string): string {
  return name.replace(/[-_.\s]+/g, ' ').trim();
}

function readReadmeTitle(folder: string): string | undefined {
  for (const name of README_NAMES.flatMap((stem) => [`${stem}.md`, `${stem}.mdx`])) {
    let source: string;
    try {
      source = readFileSync(join(folder, name), 'utf8').replace(/^\uFEFF/, '');
    } catch {
      continue;
    }
    const { frontmatter, headingTitle } = readHead(source);
    return [frontmatter.title, headingTitle, readOtherHeading(source)].find(
      (title) => typeof title === 'string' && title.trim() !== '',
    );
  }
  return undefined;
}

/** Returns the first heading that is written as HTML or underlined. Both are common in READMEs. */
function readOtherHeading(source: string): string | undefined {
  const [, html, underlined] =
    /<h1\b[^>]*>(.*?)<\/h1>|^(\S[^\r\n]*)\r?\n=+[ \t]*$/ims.exec(source) ?? [];
  return plainText((html ?? underlined ?? '').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}
