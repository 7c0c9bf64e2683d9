import { expect, test } from 'vitest';

import { getDefinedNames } from './names';

test.each([
  ['toBeCloseTo', ['tobecloseto'], []],
  ['expect.soft', ['expectsoft'], ['soft']],
  ['mock(path, factory?)', ['mockpathfactory', 'mock'], []],
  [
    '-t, --testNamePattern <value>',
    ['ttestnamepatternvalue', 'ttestnamepattern', 't', 'testnamepattern'],
    [],
  ],
  ['rs.mock and rs.doMock', ['rsmockandrsdomock', 'rsmock', 'rsdomock'], ['mock', 'domock']],
  ['$router', ['router'], []],
  ['Node.js is required', ['nodejsisrequired'], []],
  ['客户端和服务端', ['客户端和服务端'], []],
  ['()', [], []],
])('%s defines %j and %j', (text, full, members) => {
  const names = getDefinedNames(text);
  expect([...names.full]).toEqual(full);
  expect([...names.members]).toEqual(members);
});
