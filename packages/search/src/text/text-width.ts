/** Non-ASCII counts three times: one Chinese character says as much as a few letters. */
function charWidth(char: string): number {
  let width = 0;
  for (const part of char) width += part.codePointAt(0)! < 0x80 ? 1 : 3;
  return width;
}

/** Width of a text, or of its characters; a character of several code points counts each. */
export function textWidth(chars: Iterable<string>): number {
  let width = 0;
  for (const char of chars) width += charWidth(char);
  return width;
}

/** How much of `chars` fits in `room`: its length in UTF-16 units, and its width. */
export function fitWidth(chars: Iterable<string>, room: number): { length: number; width: number } {
  let length = 0;
  let width = 0;
  for (const char of chars) {
    const next = width + charWidth(char);
    if (next > room) break;
    width = next;
    length += char.length;
  }
  return { length, width };
}
