// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mermaid from 'mermaid';
import { describe, expect, test } from 'vitest';

import { contrastOf } from '../../../cli/src/palette/contrast';
import { createColorOptions } from './mermaid-colors';

const TOKENS = readFileSync(
  join(import.meta.dirname, '../../../theme/src/styles/tokens.css'),
  'utf8',
);

/** Returns the colors that mermaid uses. */
function readVariables(isDark: boolean): Record<string, string> {
  // Dark mode follows light mode in the file.
  const read = (name: string) =>
    [...TOKENS.matchAll(new RegExp(`--oct-color-${name}: #(\\w{6});`, 'g'))]
      .at(isDark ? 1 : 0)![1]!
      .match(/../g)!
      .map((channel) => Number.parseInt(channel, 16));
  const page = read('bg');
  const color = (name: string, share = 100) =>
    `#${read(name)
      .map((channel, index) => Math.round((channel * share + page[index]! * (100 - share)) / 100))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  mermaid.initialize({ startOnLoad: false, ...createColorOptions(color, isDark) });
  return mermaid.mermaidAPI.getConfig().themeVariables;
}

const indexes = (length: number) => Array.from({ length }, (_each, index) => index);

describe.each([
  ['light', false],
  ['dark', true],
])('%s mode', (_mode, isDark) => {
  const variables = readVariables(isDark);
  const contrast = (color: string, background: string) =>
    contrastOf(variables[color]!, variables[background]!, variables.background!);

  test.each([
    ...indexes(12).map((index) => [`cScaleLabel${index}`, `cScale${index}`] as const),
    ...indexes(8).map((index) => [`gitBranchLabel${index}`, `git${index}`] as const),
    ['textColor', 'rowOdd'],
    ['textColor', 'rowEven'],
    ['noteTextColor', 'noteBkgColor'],
    ['taskTextDarkColor', 'doneTaskBkgColor'],
  ] as const)('the text %s has enough contrast on %s', (text, fill) => {
    expect(contrast(text, fill)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    indexes(12).flatMap((index) =>
      index < 8 ? [`cScale${index}`, `git${index}`] : [`cScale${index}`],
    ),
  )('%s is visible on the page', (fill) => {
    expect(contrast(fill, 'background')).toBeGreaterThanOrEqual(1.8);
  });
});
