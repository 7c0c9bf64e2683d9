import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

/** Returns the sentences of the links on a page. */
async function read(source: string): Promise<(string | undefined)[]> {
  const { content } = await compilePage(source);
  return content.links.map(({ sentence }) => sentence);
}

test.each([
  ['One. See [a `b`](/a) for more! Three.', 'See a b for more!'],
  ['Set `x.y` to 1.5, see [a](/a).', 'Set x.y to 1.5, see a.'],
  ['第一句。参见[指南](/a)。第三句。', '参见指南。'],
  ['# Use [a](/a)\n\nText.', 'Use a'],
  ['- One [a](/a)\n  - nested\n- two', 'One a'],
  ['| flag | page |\n| --- | --- |\n| `-u` | see [a](/a) |\n| `-t` | none |', '-u see a'],
  ['> Note [a](/a)\n> wraps.', 'Note a wraps.'],
  ['One.  \n[a](/a)\\\ntwo', 'a two'],
  ['One <a href="/a">a</a> two.', 'One a two.'],
  ['<a href="/a">a</a>', 'a'],
  ['<Card>\n  Text [a](/a)\n</Card>\n\nexport const Card = "div"', 'Text a'],
])('reads the sentence of the link in %j', async (source, sentence) => {
  expect(await read(source)).toEqual([sentence]);
});

test('reads a sentence for each of its links', async () => {
  expect(await read('See [a](/a) and [b](/b).')).toEqual(['See a and b.', 'See a and b.']);
});

test('long lists of links in a paragraph are not sentences', async () => {
  const list = Array.from({ length: 400 }, (_, index) => `[tag ${index}](/${index})`).join(', ');
  const sentences = await read(`See [a](/a). ${list}. See [b](/b).`);
  expect([sentences.at(0), sentences.at(-1)]).toEqual(['See a.', 'See b.']);
  expect(new Set(sentences.slice(1, -1))).toEqual(new Set([undefined]));
});

test.each(['[a](https://x.y)', '[a](//x.y)', '[a](#part)', '![a](/a.png)'])(
  'links to other sites and parts of the page have no sentence: %s',
  async (source) => {
    expect(await read(source)).toEqual([undefined]);
  },
);
