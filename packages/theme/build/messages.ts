import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { MESSAGE_LANGUAGES, resolveMessages, themeMessages } from '@octavo/mdx-plugins/messages';

/** Writes one JSON file per language with the messages of the theme, for applications that import a language. */
export function writeMessages(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const lang of MESSAGE_LANGUAGES) {
    const messages = themeMessages(resolveMessages(lang).messages);
    writeFileSync(join(folder, `${lang}.json`), `${JSON.stringify(messages, null, 2)}\n`);
  }
}
