import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './read-text-file';

const TEXT = '# 标题\n\nText über Café\n';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const messageOf = (bytes: Uint8Array) => decodeText(bytes).problem?.message;

test('decodes UTF-8 and removes one byte order mark', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const expected = text.replace(/^\ufeff/, '');
      expect(decodeText(Buffer.from(`\ufeff${text}`)).text).toBe(text);
      if (!text.includes('\0')) expect(decodeText(Buffer.from(text)).text).toBe(expected);
    }),
  );
});

test.each([
  ['UTF-16 LE', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 LE', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 LE', Buffer.from('\ufeff', 'utf16le')],
  ['UTF-16 BE', utf16be(`\ufeff${TEXT}`)],
  ['UTF-16 BE', utf16be(TEXT)],
  ['UTF-16 BE', utf16be(`# ${'中文内容'.repeat(20)}\n`)],
  ['UTF-32 LE', Buffer.from([0xff, 0xfe, 0, 0, 0x23, 0, 0, 0])],
  ['Latin-1 (ISO 8859-1)', Buffer.from('# Café über\n', 'latin1')],
  [
    'not UTF-8, for example GB 18030 or Shift JIS',
    Buffer.from([0x23, 0x20, 0xd6, 0xd0, 0xce, 0xc4]),
  ],
])('names %s', (encoding, bytes) => {
  expect(messageOf(bytes)).toBe(`Unsupported file encoding: ${encoding}`);
});

test('normalizes line endings', () => {
  expect(decodeText(Buffer.from('a\r\nb\rc\n\r\n')).text).toBe('a\nb\nc\n\n');
});

test('locates the first character that is not UTF-8', () => {
  const { problem } = decodeText(Buffer.from('a\nbé', 'latin1'));
  expect(problem).toMatchObject({ line: 2, column: 2, hint: 'Convert the file to UTF-8.' });
});

test('accepts null characters and an empty file', () => {
  for (const text of ['', '\0', `${'a'.repeat(200)}\0${'b'.repeat(201)}`])
    expect(decodeText(Buffer.from(text))).toEqual({ text });
});
