import { expect, test } from 'vitest';

import { ejectedFile, exportsName, hashOf, readNote, wrapperFile } from './override-file';

test('the note of an ejected component has its version and the hash of its source', () => {
  const source = 'export function Navbar() {}\n';
  const file = ejectedFile('Navbar', source, '1.2.3-beta.1');
  expect(file.endsWith(source)).toBe(true);
  expect(readNote(file)).toEqual({ version: '1.2.3-beta.1', hash: hashOf(source) });
  expect(readNote(source)).toBeUndefined();
});

test('a wrapper exports a component of the same name', () => {
  for (const { name, module } of [
    { name: 'Layout', module: '@octavo/theme' },
    { name: 'Navbar', module: '@octavo/theme' },
    { name: 'Logo', module: '@octavo/theme/internals' },
  ] as const) {
    const file = wrapperFile({ name, module });
    expect(file).toContain(`from '${module}';`);
    expect(exportsName(file, name)).toBe(true);
    expect(file).toContain('<Original {...props}');
  }
});

test('a wrapper of the layout hands on every slot it is given', () => {
  const file = wrapperFile({ name: 'Layout', module: '@octavo/theme' });
  const [, given] = /slots=\{(\{.*\})\}/.exec(file)!;
  const slots = { top: 'Above', docBefore: 'Before' };
  expect(new Function('props', `return (${given})`)({ slots })).toEqual(slots);
});

test.each([
  ['export const Navbar = memo(() => null);', true],
  ['export async function Navbar() {}', true],
  ['function A() {}\nexport { A as Navbar };', true],
  ['export { B, Navbar } from "./b";', true],
  ['export const Navbars = 1;', false],
  ['export default function Navbar() {}', false],
  ['const Navbar = 1;', false],
])('%s', (text, expected) => {
  expect(exportsName(text, 'Navbar')).toBe(expected);
});
