import { expect, test } from 'vitest';
import { ContainerScanner } from './container-scanner';

/** Returns the index of the line that closes a container with `size` colons. */
function closingLine(size: number, text: string): number {
  const lines = new ContainerScanner(size);
  return text.split('\n').findIndex((line) => lines.closes(line));
}

test.each([
  [3, 'a\n:::', 1],
  [3, 'a\n::::', 1],
  [4, ':::\n::::', 1],
  [3, ':::note\n:::\n:::', 2],
  [4, ':::note\n::::', 1],
  [3, '```\n:::\n```\n:::', 3],
  [3, '~~~md\n:::tip\n~~~\n:::', 3],
  [3, '    :::', 0],
  [3, '- ```\n  :::\n  ```\n:::', 3],
  [3, '1. - ~~~\n     :::\n     ~~~\n:::', 3],
  [3, '```\n- ```\n:::\n```\n:::', 4],
  [3, '* :::tip\n  :::\n:::', 2],
  [3, '- :::', -1],
  [3, ':::no!\n:::', 1],
  [3, 'open', -1],
])('closes a container with %i colons and the content %j at line %i', (size, text, line) => {
  expect(closingLine(size, text)).toBe(line);
});
