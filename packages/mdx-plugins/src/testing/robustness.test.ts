import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePage } from './compile-page';

const line = fc.oneof(
  fc.constantFrom(
    ':::',
    '::::',
    ':::tip',
    '::: note T',
    ':::tip[a',
    ':::tip{title="',
    ':::x{',
    '```',
    '```js {',
    '~~~',
  ),
  fc.constantFrom(
    '- a',
    '  - b',
    '> q',
    '> :::tip',
    '  :::tip',
    '  :::',
    '# h {#id}',
    '| a |',
    '| - |',
    '[!NOTE]',
    '',
  ),
  fc.stringMatching(/^[a-z ]{1,6}$/).map((word) => `word${word.trim()}`),
);

test('compiles any combination of lines without losing text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { maxLength: 10 }), async (lines) => {
      const page = await compilePage(lines.join('\n'), {}, '/site/en/page.md');
      // Tokens of highlighted code can split words.
      const shown = page.html.join('').replace(/<[^>]*>/g, '');
      for (const word of lines.filter((text) => text.startsWith('word')))
        expect(shown).toContain(word);
    }),
    { numRuns: 300, examples: [[['```js {', 'worda if']]] },
  );
});
