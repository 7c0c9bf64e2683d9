import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `testTimeout` as newer addresses of the framework's documentation spell it: `test-timeout`. */
function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Lead from the newer spelling of each page that is named like an option to the page, in every language. */
export function kebabRedirects(
  root: string,
  langs: Record<string, string>,
  folders: readonly string[],
): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const [lang, prefix] of Object.entries(langs)) {
    for (const folder of folders) {
      for (const file of readdirSync(join(root, lang, folder)).sort()) {
        const name = /^([a-z]+[A-Z]\w*)\.mdx$/.exec(file)?.[1];
        if (name)
          redirects[`${prefix}/${folder}/${kebabCase(name)}`] = `${prefix}/${folder}/${name}`;
      }
    }
  }
  return redirects;
}
