import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

async function problemOf(yaml: string): Promise<string> {
  const error = await compilePage(`---\n${yaml}\n---\n\nText`).catch((reason) => reason);
  return `${error.line}:${error.column} ${error.reason}`;
}

test('frontmatter is data, and other keys stay', async () => {
  const { content } = await compilePage(
    '---\ntitle: A\noverviewHeaders: [2, 3]\nown: { a: 1 }\n---\n\n# H',
  );
  expect(content.frontmatter).toEqual({ title: 'A', overviewHeaders: [2, 3], own: { a: 1 } });
  expect(content).toMatchObject({ title: 'A', headingTitle: 'H' });
});

test('a number is a string where only a string is allowed', async () => {
  const { content } = await compilePage('---\ntitle: 404\npageType: 404\nsearch: 2\n---');
  expect(content.frontmatter).toEqual({ title: '404', pageType: '404', search: 2 });
});

test('YAML that cannot be read is an error with its place', async () => {
  expect(await problemOf('title: a: b')).toMatchInlineSnapshot(
    `"2:8 Expected one value for a key of the frontmatter, got a second \`:\` on its line"`,
  );
  expect(await problemOf('title: x\nhead: [')).toMatchInlineSnapshot(
    `"3:8 Expected \`]\` at the end of a list in the frontmatter, got none"`,
  );
  expect(await problemOf('title: {{ name }}\nimage: {')).toMatchInlineSnapshot(
    `"3:9 Expected \`}\` at the end of a map in the frontmatter, got none"`,
  );
  expect(await problemOf('title: x\ndescription: *Not*')).toMatchInlineSnapshot(
    `"3:14 Expected YAML in the frontmatter: Unresolved alias (the anchor must be set before the alias): Not*"`,
  );
  expect(await problemOf('just text')).toMatchInlineSnapshot(
    `"2:1 Expected keys and values in the frontmatter, got \`just text\`"`,
  );
});

test('whatever stands in frontmatter, what is wrong with it has a place', async () => {
  const signs = `title hero true /x { } [ ] " ' | > &a *a << !!x !!binary ? # % @ ~ 2001-01-01`;
  const part = fc.constantFrom(...signs.split(' '), ' ', '  ', '\t', '\n', ': ', '- ');
  const yaml = fc.array(part, { maxLength: 16 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(yaml, async (text) => {
      const page = await compilePage(`---\n${text}\n---\n`).catch((reason) => reason);
      expect(page.content ?? page.line).toBeDefined();
    }),
    { examples: [['*a'], ['title: *a'], ['a: &a [*a]']] },
  );
});

test('a value of another type is an error with its place', async () => {
  expect(await problemOf('title: x\noverview: [1]')).toMatchInlineSnapshot(
    `"3:1 Expected true or false for \`overview\` in the frontmatter, got a list"`,
  );
  expect(await problemOf('pageType: dok')).toMatchInlineSnapshot(
    `"2:1 Expected "home", "doc", "custom", "404", "blank" or "doc-wide" for \`pageType\` in the frontmatter, got \`dok\`"`,
  );
  expect(await problemOf('title: [a]')).toMatchInlineSnapshot(
    `"2:1 Expected a string for \`title\` in the frontmatter, got a list"`,
  );
});

test('values inside of maps and lists are checked, with their own place', async () => {
  expect(
    await problemOf('title: x\nhero:\n  name: A\n  actions:\n    - text: Go'),
  ).toMatchInlineSnapshot(`"6:7 Missing key \`hero.actions[0].link\` in the frontmatter"`);
  expect(await problemOf('features:\n  - title: [a]\n    details: 5')).toMatchInlineSnapshot(
    `"3:5 Expected a string for \`features[0].title\` in the frontmatter, got a list"`,
  );
  expect(await problemOf('hero: { image: { src: { light: /a.svg } } }')).toMatchInlineSnapshot(
    `"2:18 Missing key \`hero.image.src.dark\` in the frontmatter"`,
  );
});

test('a key without a value is a missing key', async () => {
  const { content } = await compilePage('---\ntitle: A\nhero:\n  name: 404\n  text:\nimage:\n---');
  expect(content.frontmatter).toEqual({
    title: 'A',
    hero: { name: '404', text: null },
    image: null,
  });
});

test('all values of another type are said at once', async () => {
  const error = await compilePage(
    '---\npageType: dok\ntitle: x\nsidebar: maybe\noverview: [1]\n---',
  ).catch((reason) => reason);
  expect(error.line).toBe(2);
  expect(error.note.split('\n')).toEqual([
    'Change the value, or remove `pageType` for its default.',
    'Line 4: Expected true or false for `sidebar` in the frontmatter, got `maybe`.',
    'Line 5: Expected true or false for `overview` in the frontmatter, got a list.',
  ]);
});

test('a key that resembles one of ours is a warning', async () => {
  const { warnings } = await compilePage('---\ntitle: x\noutlien: false\n---');
  expect(warnings).toEqual([
    {
      file: '/site/en/page.mdx',
      line: 3,
      column: 1,
      message: 'Unknown frontmatter key `outlien`',
      hint: 'Did you mean `outline`?',
    },
  ]);
});
