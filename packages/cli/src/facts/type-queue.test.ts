import { tmpdir } from 'node:os';

import ts from 'typescript';
import { expect, test, vi } from 'vitest';

import { Declarations } from './declarations';
import { TypeQueue } from './type-queue';

test('types that are added separately are compared together, and each addition has its own problems', () => {
  const declarations = Declarations.empty(ts, tmpdir());
  const compare = vi.spyOn(declarations, 'compare');
  const queue = new TypeQueue(declarations);
  const first = queue.add([{ declared: 'string', shown: 'number' }]);
  const second = queue.add([
    { declared: 'string', shown: 'string' },
    { declared: 'Own', shown: 'boolean', own: 'type Own = 1;' },
  ]);
  expect(second()).toEqual([undefined, 'The declared type is `1`.']);
  expect(first()).toEqual(['The declared type is `string`.']);
  expect(compare).toHaveBeenCalledOnce();
});
