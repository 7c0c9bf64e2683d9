import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTempSite } from '../testing/temp-site';
import { includeFile } from './include-file';

function regionOf(source: string, name: string): string {
  const root = createTempSite({ 'code.ts': source });
  const { code, problem } = includeFile(`./code.ts#${name}`, join(root, 'page.md'), root);
  return problem ? problem.message.replace(/ in .*/, '') : code;
}

const OVERLAPPING = '#region a\n1\n#region b\n2\n#endregion a\n3\n#endregion b';

test.each([
  [OVERLAPPING, 'a', '1\n2'],
  [OVERLAPPING, 'b', '2\n3'],
  ['#region a\n1\n#region b\n2\n#endregion\n3\n#endregion', 'a', '1\n2\n3'],
  ['#region a\n1\n#region b\n2\n#endregion other\n3\n#endregion a\n4', 'a', '1\n2\n3'],
  ['#region a\n1\n#endregion other\n2', 'a', '1'],
  ['#region a\n#region b\n1\n#endregion a\n2\n#endregion b', 'b', '1\n2'],
  ['#region a\n1\n#region a\n2\n#endregion a\n3\n#endregion a\n4', 'a', '1\n2\n3'],
  ['#region a\n1\n#region b\n#endregion b', 'a', 'Missing `#endregion` for region "a"'],
])('ends the region of %j at the comment with its name', (source, name, expected) => {
  expect(regionOf(source, name)).toBe(expected);
});

test.each([
  '// #region a b\n1\n// #endregion a b',
  '/* #region a b */\n1\n/* #endregion */',
  '<!-- #region a b -->\n1\n<!-- #endregion-->',
  '{/* #region a b */}\n1\n{/* #endregion a b */}',
  '(* #region a b *)\n1\n(* #endregion a b *)',
])('reads the name of the region in %j', (source) => {
  expect(regionOf(source, 'a b')).toBe('1');
});
