import { expect, test } from 'vitest';

import { mergeReleases, parseChangelog, parseChangeset } from './changelog';

const CLI = `# @octavo/cli

## 0.2.0

### Minor Changes

- 1a2b3c4: Add search.

  - It is fast.

### Patch Changes

- 5d6e7f8: Fix links.
- Updated dependencies [1a2b3c4]
  - @octavo/search@0.2.0

## 0.1.0

### Minor Changes

- 0a0a0a0: First release.
`;
const SEARCH =
  '# @octavo/search\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: Add search.\n\n  - It is fast.\n';

test('reads the largest bump and the text of a changeset', () => {
  const source =
    "---\n'@octavo/cli': patch\n'@octavo/theme': minor\n---\n\nAdd search.\n\n- It is fast.\n";
  expect(parseChangeset(source)).toEqual({ bump: 'minor', text: 'Add search.\n\n- It is fast.' });
});

test('reads the changes of each version, without hashes and updates of dependencies', () => {
  expect([...parseChangelog(CLI)]).toEqual([
    [
      '0.2.0',
      [
        { bump: 'minor', text: 'Add search.\n\n- It is fast.' },
        { bump: 'patch', text: 'Fix links.' },
      ],
    ],
    ['0.1.0', [{ bump: 'minor', text: 'First release.' }]],
  ]);
});

test('lists a change of several packages once', () => {
  const merged = mergeReleases([parseChangelog(CLI), parseChangelog(SEARCH)]);
  expect(merged.get('0.2.0')?.map(({ text }) => text)).toEqual([
    'Add search.\n\n- It is fast.',
    'Fix links.',
  ]);
});
