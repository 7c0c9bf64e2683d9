import { expect, test } from 'vitest';

import { toRepositoryUrl } from './repository-url';

test.each([
  ['me/lib', 'https://github.com/me/lib'],
  ['github:me/lib', 'https://github.com/me/lib'],
  ['gitlab:me/lib', 'https://gitlab.com/me/lib'],
  ['https://github.com/me/lib', 'https://github.com/me/lib'],
  ['https://github.com/me/lib.git#main', 'https://github.com/me/lib'],
  ['git+ssh://git@github.com/me/lib.git', 'https://github.com/me/lib'],
  ['git@gitlab.com:group/sub/lib.git', 'https://gitlab.com/group/sub/lib'],
  ['git://github.com/me/lib.git', 'https://github.com/me/lib'],
  ['ssh://git@git.example.com:2222/me/lib.git', 'https://git.example.com/me/lib'],
  ['bitbucket:me/lib', 'https://bitbucket.org/me/lib'],
  ['gist:123', ''],
  ['javascript:alert(1)', ''],
])('the website of the repository %s is %s', (repository, expected) => {
  expect(toRepositoryUrl(repository)).toBe(expected);
});
