import { expect, test } from 'vitest';
import * as api from './index';

test('the package exports what the readme names', () => {
  expect(Object.keys(api).sort()).toEqual([
    'codeFrame',
    'createMdxOptions',
    'includeFile',
    'parseMeta',
  ]);
});
