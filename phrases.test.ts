import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const root = dirname(fileURLToPath(import.meta.url));

/** Files with text by the authors of this repository, in English. */
const TEXT_FILE = /\.(?:tsx?|mjs|css|mdx?)$/;
const EXCLUDED =
  /\.generated\.ts$|\/__fixtures__\/|CHANGELOG\.md$|^packages\/search\/fixtures\/|^sites\/docs\/content\/|^phrases\.test\.ts$/;

/**
 * Phrases that developer documentation does not use, with a replacement. `…` matches up to three words. Single words are
 * the `flagWords` of cspell.json.
 */
const PHRASES: Record<string, string> = {
  'a site has it by': 'is enabled by',
  'any place': 'a relative base',
  'as many … as it begins with': 'the same number of',
  'asked for': 'requested',
  'can stand in': 'is allowed in',
  'carried over': 'migrated, copied',
  'carries over': 'migrates, copies',
  'carry over': 'migrate, copy',
  'ends with 1': 'exits with code 1',
  'for want of': 'without',
  'give back': 'return',
  'gives back': 'returns',
  'has come of': 'is the result of',
  'has no say': 'has no effect',
  'have no say': 'have no effect',
  'has the last word': 'takes precedence',
  'have the last word': 'take precedence',
  'in force': 'current, enabled',
  'is made of': 'is created from, consists of',
  'it is said': 'it is reported',
  'lies beside': 'is next to',
  'lies in': 'is in',
  'lie in': 'are in',
  'made anew': 'recreated',
  'made of it': 'created from it',
  'of its own': 'its own, separate',
  'of their own': 'their own, separate',
  'put right': 'fix',
  'signs in the bar': 'icons in the navbar',
  'stand beside': 'are next to',
  'stand in for': 'replace',
  'stand in place of': 'replace',
  'stands beside': 'is next to',
  'stands in': 'is in',
  'take out': 'exclude, remove',
  'takes out': 'excludes, removes',
  'tell apart': 'distinguish',
  'tell the': 'print the, report the',
  'tells the': 'prints the, reports the',
  'tells whether': 'returns whether',
  'tells what': 'shows what, describes what',
  'that is there': 'existing',
  'that are there': 'existing',
  'to who': 'to the caller that',
  'what is wrong': 'problems, errors',
  'what else is wrong': 'other problems',
  'what was meant': 'the intended value',
  'where nobody': 'unless',
  'where there are several': 'if there are several',
  'where there is none': 'if there is none',
  'who asks': 'the caller',
  'write over': 'overwrite',
  'writes over': 'overwrites',
};

/** Returns an expression for a phrase that also matches across the lines of a comment. */
function toPattern(phrase: string): RegExp {
  const space = String.raw`\s+(?:(?:\*|//|#)\s*)?`;
  const words = phrase.replace(/ … /g, ' (?:\\S+ ){1,3}').split(' ').join(space);
  return new RegExp(`\\b${words}\\b`, 'gi');
}

const patterns = Object.entries(PHRASES).map(
  ([phrase, replacement]) => [phrase, replacement, toPattern(phrase)] as const,
);

function findPhrases(file: string, text: string): string[] {
  return patterns.flatMap(([phrase, replacement, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line}: "${phrase}". Write: ${replacement}`;
    }),
  );
}

test('finds phrases in any case and across lines', () => {
  expect(findPhrases('a.ts', '/**\n * Tell\n * the reader, in a folder of its own.\n */')).toEqual([
    'a.ts:3: "of its own". Write: its own, separate',
    'a.ts:2: "tell the". Write: print the, report the',
  ]);
  expect(findPhrases('a.ts', "'as many signs as it begins with'")).toHaveLength(1);
  expect(findPhrases('a.ts', '// Foretell the outcome of its owner.')).toEqual([]);
});

test('code and documents contain no phrase that developer documentation does not use', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const found = files
    .filter((file) => TEXT_FILE.test(file) && !EXCLUDED.test(file) && existsSync(join(root, file)))
    .flatMap((file) => findPhrases(file, readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test.each(['words.txt', 'test-words.txt'])('%s is sorted and has no duplicates', (name) => {
  const words = readFileSync(join(root, 'scripts/spelling', name), 'utf8')
    .trimEnd()
    .split('\n');
  expect(words).toEqual([...new Set(words)].sort());
});
