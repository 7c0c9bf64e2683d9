import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import type { LanguageRegistration } from 'shiki/core';

type Load = () => LanguageRegistration[];

const grammars = new Map<string, LanguageRegistration>();

/** What loads the languages of a list: the names of their grammars, those they build on first. */
export function loadersOf(folder: string, files: Record<string, string[]>): Record<string, Load> {
  return Object.fromEntries(
    Object.entries(files).map(([id, names]) => [
      id,
      () => names.map((name) => readGrammar(folder, name)),
    ]),
  );
}

/** Other names for some of them. */
export function renamed(languages: Record<string, Load>, aliases: Record<string, string>) {
  return Object.fromEntries(Object.entries(aliases).map(([alias, id]) => [alias, languages[id]!]));
}

function readGrammar(folder: string, name: string): LanguageRegistration {
  const known = grammars.get(name);
  if (known) return known;
  const packed = readFileSync(new URL(`./${folder}/${name}.json.br`, import.meta.url));
  const grammar = JSON.parse(brotliDecompressSync(packed).toString()) as LanguageRegistration;
  grammars.set(name, grammar);
  return grammar;
}
