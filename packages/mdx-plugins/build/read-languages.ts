import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

import type { LanguageRegistration } from 'shiki/core';

import { addLiterals } from '../src/code/pattern-literals';

type Load = () => LanguageRegistration[];

const grammars = new Map<string, LanguageRegistration>();

/** Returns the loader of each language. `files` lists the grammars of each language, with the embedded grammars first. */
export function createLoaders(
  folder: string,
  files: Record<string, string[]>,
): Record<string, Load> {
  return Object.fromEntries(
    Object.entries(files).map(([id, names]) => [
      id,
      () => names.map((name) => readGrammar(folder, name)),
    ]),
  );
}

/** Returns the loaders of languages by their aliases. */
export function createAliases(languages: Record<string, Load>, aliases: Record<string, string>) {
  return Object.fromEntries(Object.entries(aliases).map(([alias, id]) => [alias, languages[id]!]));
}

function readGrammar(folder: string, name: string): LanguageRegistration {
  const cached = grammars.get(name);
  if (cached) return cached;
  const compressed = readFileSync(new URL(`./${folder}/${name}.json.br`, import.meta.url));
  const { grammar, literals } = JSON.parse(brotliDecompressSync(compressed).toString()) as {
    grammar: LanguageRegistration;
    literals: (string[] | null)[];
  };
  addLiterals(grammar, literals);
  grammars.set(name, grammar);
  return grammar;
}
