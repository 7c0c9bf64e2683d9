/// <reference path="./opencc.d.ts" />
import phrases from 'opencc-js/dict/TWPhrasesRev';

import type { SynonymGroup } from '../model/types';
import type { HanVariants } from './fold';
import { SIMPLIFIED } from './simplified';

/** Tables for Chinese queries. */
export interface ChineseTables {
  /** Simplified forms of traditional characters. */
  variants: HanVariants;
  /** Words that are used in Taiwan, each followed by the words used in mainland China: `专案` and `项目`. */
  regionalWords: readonly SynonymGroup[];
}

const toSimplified = (word: string): string =>
  word.replace(/./gu, (char) => SIMPLIFIED.get(char) ?? char);

/** Loaded for Chinese only, because the tables have 18 kB. Excludes words of a single character, which are ambiguous. */
export const CHINESE: ChineseTables = {
  variants: SIMPLIFIED,
  regionalWords: phrases
    .split('|')
    .map((line) => [...new Set(line.split(' ').map(toSimplified))])
    .filter((words) => words.length > 1 && words.every((word) => /^\p{sc=Han}{2,}$/u.test(word))),
};
