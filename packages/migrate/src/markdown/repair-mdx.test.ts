import { expect, test } from 'vitest';

import { needsMdx, repairMdx } from './repair-mdx';

test.each([
  ['a <!-- b */ --> c', 'a {/* b * / */} c'],
  ['a<br>b <img src="a.png"> <br/>', 'a<br />b <img src="a.png" /> <br/>'],
  ['<https://a.b> and [c](<https://a.b>)', '[https://a.b](https://a.b) and [c](<https://a.b>)'],
  ['1 < 2, <= 3, \\< and `<!-- a -->`', '1 \\< 2, \\<= 3, \\< and `<!-- a -->`'],
  [
    'export const f = (a) => {\n\n  return a < 1;\n};\n\n1 < 2',
    'export const f = (a) => {\n\n  return a < 1;\n};\n\n1 \\< 2',
  ],
  ['```html\n<!-- a -->\n```', '```html\n<!-- a -->\n```'],
])('repairs %j', (source, expected) => {
  expect(repairMdx(source)).toBe(expected);
  expect(repairMdx(expected)).toBe(expected);
});

test.each([
  ['# A\n\n<b>HTML</b> {text} a < b <!-- c -->', false],
  ['`<Tabs>` and \\<T>\n\n```jsx\n<Tabs>\n```', false],
  ['<Tabs>', true],
  ['import A from "a"', true],
  ['<div className="a">', true],
  ['{/* comment */}', true],
])('checks whether %j has to be an MDX file', (source, expected) => {
  expect(needsMdx(source)).toBe(expected);
});
