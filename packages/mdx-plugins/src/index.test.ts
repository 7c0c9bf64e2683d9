import { expect, test } from 'vitest';
import * as api from './index';

test('exports the functions that the README documents', () => {
  expect(Object.keys(api).sort()).toEqual([
    'codeFrame',
    'createMdxOptions',
    'createNodeError',
    'getPageInfo',
    'includeFile',
    'locateFrontmatterKey',
    'parseMeta',
  ]);
});
