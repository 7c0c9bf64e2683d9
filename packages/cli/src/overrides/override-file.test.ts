import { expect, test } from 'vitest';

import {
  createEjectedFile,
  createWrapperFile,
  hashSource,
  hasNamedExport,
  parseEjectHeader,
} from './override-file';

test('reads the version and hash of an ejected component', () => {
  const source = 'export function Navbar() {}\n';
  const file = createEjectedFile('Navbar', source, '1.2.3-beta.1');
  expect(file.endsWith(source)).toBe(true);
  expect(parseEjectHeader(file)).toEqual({ version: '1.2.3-beta.1', hash: hashSource(source) });
  expect(parseEjectHeader(source)).toBeUndefined();
  const checkedOut = file.replaceAll('\n', '\r\n');
  expect(parseEjectHeader(checkedOut)).toEqual(parseEjectHeader(file));
  expect(hashSource(source.replaceAll('\n', '\r\n'))).toBe(hashSource(source));
});

test('wraps a component with an export of the same name', () => {
  for (const { name, module } of [
    { name: 'Layout', module: '@octavo/theme' },
    { name: 'Navbar', module: '@octavo/theme' },
    { name: 'Logo', module: '@octavo/theme/internals' },
  ] as const) {
    const file = createWrapperFile({ name, module });
    expect(file).toContain(`from '${module}';`);
    expect(hasNamedExport(file, name)).toBe(true);
    expect(file).toContain('<Original {...props}');
  }
});

test('passes all slots through a wrapper of the layout', () => {
  const file = createWrapperFile({ name: 'Layout', module: '@octavo/theme' });
  const [, slotsProp] = /slots=\{(\{.*\})\}/.exec(file)!;
  const slots = { top: 'Above', docBefore: 'Before' };
  expect(new Function('props', `return (${slotsProp})`)({ slots })).toEqual(slots);
});

test.each([
  ['export const Navbar = memo(() => null);', true],
  ['export async function Navbar() {}', true],
  ['function A() {}\nexport { A as Navbar };', true],
  ['export { B, Navbar } from "./b";', true],
  ['export const Navbars = 1;', false],
  ['export default function Navbar() {}', false],
  ['const Navbar = 1;', false],
])('checks the named exports of %j', (text, expected) => {
  expect(hasNamedExport(text, 'Navbar')).toBe(expected);
});
