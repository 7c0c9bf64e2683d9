import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

const propsOf = async (source: string) => {
  const { content } = await compilePage(source, { components: { Card: 'x' } });
  return content.links
    .filter(({ kind }) => kind === 'prop')
    .map(({ href, line, column }) => `${line}:${column} ${href}`);
};

test('records routes in props with their position', async () => {
  const source = [
    '# T',
    '',
    '<Card link="/guide/a" />',
    '',
    '<Card',
    '  getStartedHref={"/guide/b#c"}',
    '  to="/guide/d"',
    '/>',
  ].join('\n');
  expect(await propsOf(source)).toEqual(['3:7 /guide/a', '6:3 /guide/b#c', '7:3 /guide/d']);
});

test('ignores other props, external URLs, computed values and elements', async () => {
  const source = [
    '# T',
    '',
    'export const to = "/x"',
    '',
    '<Card title="/a" link="https://a.example" to={to} learnMoreHref="./b" protoHref="//cdn" />',
    '',
    '<p to="/c">text</p>',
  ].join('\n');
  expect(await propsOf(source)).toEqual([]);
});

test('records URLs with a scheme that may run code', async () => {
  const source = [
    '<Card to="javascript:x" />',
    '<Card link={" java\\nscript:x"} />',
    '<Card link="./a:b" />',
    '<Card link="mailto:a@b.c" />',
  ].join('\n\n');
  expect(await propsOf(source)).toEqual(['1:7 javascript:x', '3:7  java\nscript:x']);
});
