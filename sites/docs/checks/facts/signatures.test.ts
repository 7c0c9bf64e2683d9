import { expect, test } from 'vitest';

import { readFacts } from './read-facts';
import { signatureOf } from './signatures';

function signatures(page: string, source: string) {
  return readFacts(source).map((fact) => {
    const { declared, shown } = signatureOf(page, fact) ?? {};
    return declared && [declared, shown];
  });
}

test('the heading says where a member is declared', () => {
  const source = (heading: string) => `# x\n\n## ${heading}\n\n- **Type:** \`() => void\`\n`;
  expect(signatures('en/api/rstest/fakeTimers.mdx', source('rs.fn'))).toEqual([
    ["RstestUtilities['fn']", '() => void'],
  ]);
  expect(signatures('en/api/test-api/expect.mdx', source('toBe'))[0]?.[0]).toBe(
    "Assertion<any>['toBe']",
  );
  expect(signatures('zh/api/rstest/mockInstance.mdx', source('mock.calls'))[0]?.[0]).toBe(
    "MockInstance<T>['mock']['calls']",
  );
});

test('ignores descriptions and types from other packages', () => {
  const page = 'en/api/test-api/expect.mdx';
  expect(signatures(page, '# x\n\n## rs.doMock\n\n- **Type:** as `rs.mock`\n')).toEqual([
    undefined,
  ]);
  expect(signatures(page, '# x\n\n## expect.fail\n\n- **Type:** `() => never`\n')).toEqual([
    undefined,
  ]);
});

test.each([
  ['(n: number, digits = 2) => void', '(n: number, digits?: number) => void'],
  ['(mock: M, isStrict = true) => void', '(mock: M, isStrict?: boolean) => void'],
  ['(fn: T) => this | Promise<this>', '(fn: T) => any'],
  ['() => { a; b? }', '() => { a: any; b?: any }'],
  ["(m: { mode: 'a'; delta?: number }) => X", "(m: { mode: 'a'; delta?: number }) => X"],
])('%s reads as %s', (code, type) => {
  const source = `# x\n\n## rs.x\n\n- **Type:** \`${code}\`\n`;
  expect(signatures('en/api/x.mdx', source)[0]?.[1]).toBe(type);
});
