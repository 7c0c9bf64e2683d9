import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { MESSAGE_LANGUAGES, resolveMessages, themeMessages } from '@octavo/mdx-plugins/messages';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Bundles the messages of the navbar separately from the others, which are in the same file: bundlers do not split
 * modules, and an application that uses only the navbar would load all of them.
 */
export const splitMessages: Plugin = {
  name: 'split-messages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@octavo\/mdx-plugins\/messages\/\w+\.json$/ }, ({ path, importer }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
      namespace: basename(importer) === 'navbar-messages.ts' ? 'navbar-messages' : 'page-messages',
    }));
    onLoad({ filter: /./, namespace: 'navbar-messages' }, ({ path }) => ({
      contents: JSON.stringify({ navbar: sectionsOf(path).navbar }),
      loader: 'json',
    }));
    onLoad({ filter: /./, namespace: 'page-messages' }, ({ path }) => ({
      contents: JSON.stringify({ ...sectionsOf(path), navbar: undefined }),
      loader: 'json',
    }));
  },
};

function sectionsOf(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** Writes one JSON file per language with the messages of the theme, for applications that import a language. */
export function writeMessages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const lang of MESSAGE_LANGUAGES) {
    const messages = themeMessages(resolveMessages(lang).messages);
    writeFileSync(join(folder, `${lang}.json`), `${JSON.stringify(messages, null, 2)}\n`);
  }
}
