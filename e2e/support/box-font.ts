import type { Page } from '@playwright/test';

const EM = 1000;
const ASCENT = 900;
const DESCENT = -300;
/** The value of `font-size-adjust` for code, so that code has its declared size. */
const X_HEIGHT = 530;
/** Characters from here on are as wide as high: Chinese, Japanese, Korean, emoji. */
const FIRST_WIDE = 0x2e80;
const LAST = 0x10ffff;

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.from(values.flatMap((v) => [(v >> 8) & 255, v & 255]));
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536), value % 65_536)));
const zeros = (length: number) => Buffer.alloc(length);

/** A glyph that is a filled rectangle. */
function box(width: number): Buffer {
  const outline = [
    u16(1, 0, 0, width, ASCENT, 3, 0),
    u8(1, 1, 1, 1),
    u16(0, 0, width, 0),
    u16(0, ASCENT, 0, -ASCENT),
  ];
  return Buffer.concat([...outline, zeros(2)]);
}

/**
 * Returns a TrueType font in which every character is a box, so that text has the same size on
 * every machine.
 *
 * @param narrow width of Latin characters in thousandths of an em; wide characters are one em wide
 */
export function createBoxFont(narrow: number): Buffer {
  const glyphs = [box(narrow), box(EM)];
  const groups = [u32(0x20, FIRST_WIDE - 1, 1), u32(FIRST_WIDE, LAST, 2)];
  const cmap = [u16(0, 1, 3, 10), u32(12), u16(13, 0), u32(16 + 24, 0, 2), ...groups];
  const tables: [tag: string, data: Buffer][] = [
    [
      'OS/2',
      Buffer.concat([
        u16(4, narrow, 400, 5, 0, 650, 700, 0, 140, 650, 700, 0, 480, 50, 250, 0),
        zeros(10 + 16),
        Buffer.from('NONE'),
        u16(64, 0x20, 0xffff, ASCENT, DESCENT, 0, ASCENT, -DESCENT),
        zeros(8),
        u16(X_HEIGHT, 700, 0, 0x20, 1),
      ]),
    ],
    ['cmap', Buffer.concat(cmap)],
    ['glyf', Buffer.concat(glyphs)],
    [
      'head',
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(0, EM),
        zeros(16),
        u16(0, 0, EM, ASCENT, 0, 8, 2, 0, 0),
      ]),
    ],
    [
      'hhea',
      Buffer.concat([u32(0x10000), u16(ASCENT, DESCENT, 0, EM, 0, 0, EM, 1), zeros(14), u16(3)]),
    ],
    ['hmtx', u16(narrow, 0, narrow, 0, EM, 0)],
    // Offsets of the glyphs, divided by two. The first glyph is empty.
    ['loca', u16(0, 0, glyphs[0]!.length / 2, glyphs[0]!.length)],
    ['maxp', Buffer.concat([u32(0x10000), u16(3, 4, 1, 0, 0, 2), zeros(16)])],
    ['name', u16(0, 0, 6)],
    ['post', Buffer.concat([u32(0x30000), zeros(28)])],
  ];
  let offset = 12 + 16 * tables.length;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, data] of tables) {
    const padded = Buffer.concat([data, zeros(-data.length & 3)]);
    directory.push(Buffer.from(tag), u32(checksum(padded), offset, data.length));
    bodies.push(padded);
    offset += padded.length;
  }
  const header = [u32(0x10000), u16(tables.length, 128, 3, 16 * tables.length - 128)];
  return Buffer.concat([...header, ...directory, ...bodies]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) % 2 ** 32;
  return sum;
}

/** Loads fonts for all pages that open from now on, so that no test depends on installed fonts. */
export async function useBoxFonts(page: Page): Promise<void> {
  const fonts = { 'Box Sans': createBoxFont(500), 'Box Mono': createBoxFont(600) };
  const sources = Object.entries(fonts).map(([family, data]) => [family, data.toString('base64')]);
  await page.addInitScript((sources) => {
    for (const [family, base64] of sources) {
      const bytes = Uint8Array.from(atob(base64!), (character) => character.charCodeAt(0));
      document.fonts.add(new FontFace(family!, bytes, { weight: '100 900' }));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { --oct-font-sans: 'Box Sans'; --oct-font-mono: 'Box Mono' }");
    document.adoptedStyleSheets.push(sheet);
  }, sources);
}
