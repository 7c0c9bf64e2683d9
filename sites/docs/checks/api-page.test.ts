import { join } from 'node:path';

import { expect, test } from 'vitest';

import { membersOf } from './api-page';
import { pagesUnder } from './pages';

const pages = pagesUnder(join(import.meta.dirname, '../content'), 'api/');

test('every member on the API pages has a signature, a meaning and an example', () => {
  const members = pages.flatMap(({ path, source }) =>
    membersOf(source).map((member) => ({ path, ...member })),
  );
  expect(members.length).toBeGreaterThan(350);
  expect(members.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

const whole = `# Mock functions

## Making

### rs.fn

- **Type:** \`(fn?: T) => Mock<T>\`

Creates a mock function.

\`\`\`ts
rs.fn();
\`\`\`

## rs.spyOn
`;

test('headings that are names are members, and a section ends at the next of them', () => {
  expect(membersOf(whole)).toEqual([
    { name: 'rs.fn', missing: [] },
    { name: 'rs.spyOn', missing: ['signature', 'meaning', 'example'] },
  ]);
});

test.each([
  ['signature', /^- \*\*Type.*\n/m],
  ['meaning', /^Creates.*\n/m],
  ['example', /^```ts[\s\S]*?```\n/m],
])('a member without its %s is found', (part, pattern) => {
  const [member] = membersOf(whole.replace(pattern, ''));
  expect(member).toEqual({ name: 'rs.fn', missing: [part] });
});
