import { expect, test } from 'vitest';

import { getMessageOverrides } from './message-overrides';

test('an edit link without a text has the UI string of the language', () => {
  const docRepoBaseUrl = 'https://git.example/docs';
  expect(getMessageOverrides({ editLink: { docRepoBaseUrl } })).toEqual({});
  expect(getMessageOverrides({ editLink: { docRepoBaseUrl, text: 'Edit' } })).toEqual({
    editPage: 'Edit',
  });
});
