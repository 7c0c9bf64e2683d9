import type { Construct } from 'micromark-util-types';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { extensionsFor } from './bare-links';

const { micromarkExtensions = [] } = unified().use(remarkParse).use(remarkGfm).freeze().data();
const extensions = extensionsFor(micromarkExtensions);

/** Names of what is tried at a letter. */
function tried(source: string, letter: string): (string | undefined)[] {
  const [extension] = extensions(source);
  const constructs = extension!.text?.[letter.charCodeAt(0)] ?? [];
  return (Array.isArray(constructs) ? constructs : [constructs]).map(({ name }: Construct) => name);
}

test.each([
  ['plain text of `@scope/name`, pkg@1.0.0 and create-x@latest', []],
  ['me@a.org', ['emailAutolink']],
  ['see www.a.org', ['wwwAutolink']],
  ['see me@a.org and www.a.org', ['emailAutolink', 'wwwAutolink']],
])('in %j addresses are looked for by %j', (source, names) => {
  expect(tried(source, 'w')).toEqual(names);
});

test('other constructs stay', () => {
  expect(tried('nothing', '~')).toEqual(tried('me@a.org www.a.org http://a.org', '~'));
  expect(tried('http://a.org', 'h')).toEqual(['protocolAutolink']);
});
