import { expect, test } from 'vitest';

import { findComponentName } from './render-page';

test.each([
  ['\n    at Counter (/site/server.cjs:1:2)\n    at MDXContent (/site/server.cjs:3:4)', 'Counter'],
  ['\n    at Theme.Badge (<anonymous>)', 'Theme.Badge'],
  ['\n    at _createMdxContent (/site/server.cjs:1:2)', undefined],
  ['\n    at div (<anonymous>)', undefined],
  ['', undefined],
  [undefined, undefined],
])('finds the component in %j', (stack, name) => expect(findComponentName(stack)).toBe(name));
