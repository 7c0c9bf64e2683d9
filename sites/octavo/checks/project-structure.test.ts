import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { createLogger, createSite, inspectFolder } from '@octavo/cli/init';
import { expect, onTestFinished, test } from 'vitest';

/** Returns the paths of the files in the first file tree of a page. Folders are not included. */
function readFileTree(page: string): string[] {
  const source = readFileSync(join(import.meta.dirname, '../content', page), 'utf8');
  const [, tree = ''] = /<FileTree>\n([\s\S]*?)<\/FileTree>/.exec(source) ?? [];
  const folders: string[] = [];
  const paths = [...tree.matchAll(/^( *)- ([^\s]+)/gm)].map(([, indent = '', name = '']) => {
    folders.length = indent.length / 2;
    folders.push(name.replace(/[*\\]/g, ''));
    return folders.join('/');
  });
  return paths.filter((path) => !paths.some((other) => other.startsWith(`${path}/`))).sort();
}

/** Returns the paths of the files of a new site. */
function createFiles(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-structure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const logger = { ...createLogger(), info: () => undefined };
  const info = inspectFolder(folder);
  createSite({ info, title: 'My product', langs: ['en'], version: '1.0.0', logger });
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

test.each(['en', 'zh'])('the page in %s lists the files of a new site', (lang) => {
  expect(readFileTree(`${lang}/guide/project-structure.mdx`)).toEqual(createFiles());
});
