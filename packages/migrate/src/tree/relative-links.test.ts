import { expect, test } from 'vitest';

import { mapLinks } from './relative-links';

test('targets in angle brackets can contain spaces', () => {
  expect(
    mapLinks(
      '[a](<./my file.md>) [b]( <b (1).md> "t") [c](c.md) [d](<>)\n\n[e]: <e f.md> "t"\n[f]: f.md\n',
      (link) => `{${link}}`,
    ),
  ).toBe(
    '[a](<{./my file.md}>) [b]( <{b (1).md}> "t") [c]({c.md}) [d](<>)\n\n[e]: <{e f.md}> "t"\n[f]: {f.md}\n',
  );
});
