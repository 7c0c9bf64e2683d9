import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { getThemeMessages, MESSAGE_LANGUAGES, resolveMessages } from '@octavo/mdx-plugins/messages';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * esbuild plugin that bundles the messages of the navbar separately from the other messages of a catalog. Bundlers do
 * not split modules, so an application that uses only the navbar would load all messages.
 */
export const splitMessages: Plugin = {
  name: 'split-messages',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^@octavo\/mdx-plugins\/messages\/\w+\.json$/ }, ({ path, importer }) => ({
      // The path becomes a comment in the output, so it must not contain a folder of this machine.
      path,
      namespace: basename(importer) === 'navbar-messages.ts' ? 'navbar-messages' : 'page-messages',
    }));
    onLoad({ filter: /./, namespace: 'navbar-messages' }, ({ path }) => ({
      contents: JSON.stringify({ navbar: readSections(path).navbar }),
      loader: 'json',
    }));
    onLoad({ filter: /./, namespace: 'page-messages' }, ({ path }) => ({
      contents: JSON.stringify({ ...readSections(path), navbar: undefined }),
      loader: 'json',
    }));
  },
};

function readSections(module: string): Record<string, unknown> {
  const file = fileURLToPath(import.meta.resolve(module));
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** Writes a JSON file with the messages of the theme for each language, which applications can import. */
export function writeMessages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const lang of MESSAGE_LANGUAGES) {
    const messages = getThemeMessages(resolveMessages(lang).messages);
    writeFileSync(join(folder, `${lang}.json`), `${JSON.stringify(messages, null, 2)}\n`);
  }
}
