import { stripVTControlCharacters } from 'node:util';

// biome-ignore-start lint/suspicious/noControlCharactersInRegex: escape sequences start with a control character
/** Sequence that sets colors and styles. */
const COLORS = /(\u001b\[[\d;]*m)/;
const ALL_COLORS = new RegExp(COLORS, 'g');
const LINE_START = /\r|\u001b\[1?G/;
const ERASED = /^.*\u001b\[2K/s;
const ERASE_REST = /\u001b\[0?K/;
const CONTROL = /[\r\u001b\u009b]/;
const ESCAPE = /[\u001b\u009b]/g;
// biome-ignore-end lint/suspicious/noControlCharactersInRegex: escape sequences start with a control character

/** Removes colors and styles from text. */
export function stripColors(text: string): string {
  return text.replace(ALL_COLORS, '');
}

/**
 * Returns what a terminal shows of a printed line, with its colors and without other escape sequences. Text after a
 * carriage return overwrites the line from its start: `100%\rOK` is shown as `OK0%`, unless a sequence erases the rest.
 * What remains of the overwritten text loses its colors.
 */
export function renderLine(line: string): string {
  if (!CONTROL.test(line)) return line;
  return line
    .replace(ERASED, '')
    .split(LINE_START)
    .reduce((shown, part) => {
      const text = keepColors(part);
      const isErased = ERASE_REST.test(part);
      return text + (isErased ? '' : stripColors(shown).slice(stripColors(text).length));
    }, '');
}

function keepColors(text: string): string {
  return text
    .split(COLORS)
    .map((part, i) => (i % 2 === 1 ? part : stripVTControlCharacters(part).replace(ESCAPE, '')))
    .join('');
}
