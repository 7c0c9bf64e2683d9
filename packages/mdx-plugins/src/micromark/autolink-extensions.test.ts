import type { Construct } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { createExtensionFilter } from './autolink-extensions';

const { micromarkExtensions = [] } = unified().use(remarkParse).use(remarkGfm).freeze().data();
const extensions = createExtensionFilter(micromarkExtensions);

/** Returns the names of the constructs that are tried at a letter. */
function constructNames(source: string, letter: string): (string | undefined)[] {
  const [extension] = extensions(source);
  const constructs = extension!.text?.[letter.charCodeAt(0)] ?? [];
  return (Array.isArray(constructs) ? constructs : [constructs]).map(({ name }: Construct) => name);
}

test.each([
  ['plain text of `@scope/name`, pkg@1.0.0 and create-x@latest', []],
  ['me@a.org', ['emailAutolink']],
  ['see www.a.org', ['wwwAutolink']],
  ['see me@a.org and www.a.org', ['emailAutolink', 'wwwAutolink']],
])('tries in %j the constructs %j', (source, names) => {
  expect(constructNames(source, 'w')).toEqual(names);
});

test('keeps other constructs', () => {
  expect(constructNames('nothing', '~')).toEqual(
    constructNames('me@a.org www.a.org http://a.org', '~'),
  );
  expect(constructNames('http://a.org', 'h')).toEqual(['protocolAutolink']);
});
