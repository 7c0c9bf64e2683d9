import { expect, test } from 'vitest';

import { readHead } from './read-head';

test('takes title and description from frontmatter', () => {
  const { title, frontmatter } = readHead(
    '---\ntitle: "Quick: start"\ndescription: x\n---\n\n# Other\n',
  );
  expect(title).toBe('Quick: start');
  expect(frontmatter.description).toBe('x');
});

test('takes the first h1, without its markup and id', () => {
  expect(readHead('text\n\n# The `retry` *option* {#retry}\n').title).toBe('The retry option');
});

test('reads the h1 as the compiler does', () => {
  const { title, headingTitle } = readHead('# A `Map<K>` is <b>not</b> \\*a\\* map\n');
  expect(headingTitle).toBe('A Map<K> is not *a* map');
  expect(title).toBe('A Map<K> is not \\*a\\* map');
});

test('does not take a comment in a code fence for a heading', () => {
  expect(readHead('```bash\n# install\n~~~\n# still\n```\n\n# Real\n').title).toBe('Real');
});

test('leaves broken frontmatter to the compiler', () => {
  expect(readHead('---\ntitle: [\n---\n# A\n').title).toBe('A');
});

test('finds no title in a page without one', () => {
  expect(readHead('## Only a section').title).toBeUndefined();
});
