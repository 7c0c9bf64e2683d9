/// <reference path="./opencc.d.ts" />
import characters from 'opencc-js/dict/TSCharacters';

import type { HanVariants } from './fold';

/**
 * Simplified forms of traditional Chinese characters. Excludes characters outside the Basic Multilingual Plane, so that
 * folding does not change the length of a text.
 */
export const SIMPLIFIED: HanVariants = new Map(
  characters
    .split('|')
    .map((line) => line.split(' ') as [string, string])
    .filter(([traditional, simplified]) => traditional.length === 1 && simplified.length === 1),
);
