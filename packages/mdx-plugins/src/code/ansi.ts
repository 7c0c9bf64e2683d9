import { type CodeToken, pushToken } from './tokens';

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences start with a control character
const SEQUENCE = /(?:\u001b|\u009b|\\x1b|\\u001b|\\033|\\e)\[([\d;:]*)([A-Za-z])/g;

/** RGB values of the 16 ANSI colors. */
const PALETTE: [number, number, number][] = [
  [0, 0, 0],
  [205, 0, 0],
  [0, 205, 0],
  [205, 205, 0],
  [0, 0, 238],
  [205, 0, 205],
  [0, 205, 205],
  [229, 229, 229],
  [127, 127, 127],
  [255, 0, 0],
  [0, 255, 0],
  [255, 255, 0],
  [92, 92, 255],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
];

interface Style {
  /** Text color as an index into `PALETTE`, from 0 to 15. */
  color?: number | undefined;
  background?: number | undefined;
  bold?: boolean;
  dim?: boolean;
  italic?: boolean;
  underline?: boolean;
}

/**
 * Converts terminal output to tokens. Text colors map to the classes `o-a0` to `o-a15`, background colors to `o-z0` to
 * `o-z15`.
 */
export function tokenizeAnsi(code: string): CodeToken[][] {
  let style: Style = {};
  return code.split('\n').map((line) => {
    const tokens: CodeToken[] = [];
    let end = 0;
    for (const match of line.matchAll(SEQUENCE)) {
      addToken(tokens, line.slice(end, match.index), style);
      if (match[2] === 'm') style = applyCodes(match[1]!.split(/[;:]/).map(Number), style);
      end = match.index + match[0].length;
    }
    addToken(tokens, line.slice(end), style);
    return tokens;
  });
}

/** Removes the escape sequences of terminal output, in each notation that `tokenizeAnsi` accepts. */
export function stripAnsi(code: string): string {
  return code.replace(SEQUENCE, '');
}

function addToken(tokens: CodeToken[], text: string, style: Style): void {
  if (text) pushToken(tokens, text, styleClasses(style));
}

function styleClasses(style: Style): string {
  const names: string[] = [];
  if (style.color !== undefined) names.push(`o-a${style.color}`);
  if (style.background !== undefined) names.push(`o-z${style.background}`);
  if (style.bold) names.push('o-b');
  if (style.dim) names.push('o-m');
  if (style.italic) names.push('o-e');
  if (style.underline) names.push('o-u');
  return names.join(' ');
}

function applyCodes(codes: number[], before: Style): Style {
  let style = { ...before };
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    if (code === 0) style = {};
    else if (code === 1) style.bold = true;
    else if (code === 2) style.dim = true;
    else if (code === 3) style.italic = true;
    else if (code === 4) style.underline = true;
    else if (code === 22) style = { ...style, bold: false, dim: false };
    else if (code === 23) style.italic = false;
    else if (code === 24) style.underline = false;
    else if (code >= 30 && code <= 37) style.color = code - 30;
    else if (code >= 90 && code <= 97) style.color = code - 82;
    else if (code === 39) style.color = undefined;
    else if (code >= 40 && code <= 47) style.background = code - 40;
    else if (code >= 100 && code <= 107) style.background = code - 92;
    else if (code === 49) style.background = undefined;
    else if (code === 38 || code === 48) {
      const isIndexed = codes[index + 1] === 5;
      const color = isIndexed
        ? paletteIndex(codes[index + 2] ?? 0)
        : nearestColor(codes.slice(index + 2));
      if (code === 38) style.color = color;
      else style.background = color;
      index += isIndexed ? 2 : 4;
    }
  }
  return style;
}

/** Maps a 256-color index to the closest ANSI color. The palette has 16 ANSI colors, a 6 × 6 × 6 color cube and 24 grays. */
function paletteIndex(index: number): number {
  if (index < 16) return index;
  if (index >= 232) {
    const gray = 8 + (index - 232) * 10;
    return nearestColor([gray, gray, gray]);
  }
  const level = (step: number): number => (step === 0 ? 0 : 55 + step * 40);
  const cube = index - 16;
  return nearestColor([
    level(Math.floor(cube / 36)),
    level(Math.floor(cube / 6) % 6),
    level(cube % 6),
  ]);
}

/** Returns the index of the ANSI color closest to an RGB color. */
function nearestColor([red = 0, green = 0, blue = 0]: number[]): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const [index, [r, g, b]] of PALETTE.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < bestDistance) [best, bestDistance] = [index, distance];
  }
  return best;
}
