import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';
import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('remark-heading-ids');

test.each([
  ['## Title {#id} <Badge text="new" />', '{"Title"}{" "}<Badge text="new" />'],
  [
    '## Title {#id} <Badge>a</Badge> <Badge>b</Badge>',
    '{"Title"}{" "}<Badge>{"a"}</Badge>{" "}<Badge>',
  ],
  ['## `code` {#id}<Badge>new</Badge>', '{"code"}</_components.code><Badge>'],
  ['## Title <Badge text="new" /> {#id}', '{"Title "}<Badge text="new" />'],
])('sets the ID before or after badges: %s', async (source, expected) => {
  const markup = await compileToMarkup(source);
  expect(markup).toContain('id="id"');
  expect(markup).not.toContain('{#id}');
  expect(markup).toContain(expected);
});

test('an ID before another element is text', async () => {
  expect(await compileToMarkup('## Title {#id} <kbd>A</kbd>')).toContain('Title {#id} <kbd>');
});
