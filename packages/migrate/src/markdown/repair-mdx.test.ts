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
  ['<a.b@c.de> and `<a@b.c>`', '[a.b@c.de](mailto:a.b@c.de) and `<a@b.c>`'],
  ["{n < 3 && <b>don't</b>} 1 < 2", "{n < 3 && <b>don't</b>} 1 \\< 2"],
  [
    '<A b={c < d} e="f < g" h={() => <i>{1 < 2}</i>} />',
    '<A b={c < d} e="f < g" h={() => <i>{1 < 2}</i>} />',
  ],
  [
    "{a.map((b) => <li>{b < 2 ? '}' : '<br>'}</li>)} <br>",
    "{a.map((b) => <li>{b < 2 ? '}' : '<br>'}</li>)} <br />",
  ],
  ['{/* < */} <i>a < b</i> \\{c < d}', '{/* < */} <i>a \\< b</i> \\{c \\< d}'],
  ['{\n  a < 1 &&\n\n  <b>c</b>\n}\n{ 1 < 2', '{\n  a < 1 &&\n\n  <b>c</b>\n}\n{ 1 \\< 2'],
  [
    '$a < b$, $$\nc < d\n$$, $5 < $6 and 1$ < 2$',
    '$a < b$, $$\nc < d\n$$, $5 \\< $6 and 1$ \\< 2$',
  ],
  ['`<!--` 1 < 2 <!-- { --> 3 < 4 }', '`<!--` 1 \\< 2 {/* { */} 3 \\< 4 }'],
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
  ['{`text`} and {page.title}', true],
  ['{[1, 2].map((n) => n < 2)}', true],
  ['{new Date().getFullYear()}', true],
  ['{n < 3 &&\n  <b>x</b>}', true],
  ['\\{f(x)} and $\\frac{f(x)}{2}$', false],
])('checks whether %j has to be an MDX file', (source, expected) => {
  expect(needsMdx(source)).toBe(expected);
});
