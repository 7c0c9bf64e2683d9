import { expect, test } from 'vitest';

import { messagesFor as builtInMessagesFor } from '../model/messages';
import * as builtIn from './built-in';
import * as siteData from './built-in.site-data';
import { messagesFor } from './built-in.site-data';

test('both variants export the same names', () => {
  expect(Object.keys(siteData).toSorted()).toEqual(Object.keys(builtIn).toSorted());
});

test('returns the messages of the site data in every language', () => {
  const zh = builtInMessagesFor('zh');
  expect(messagesFor('en', zh)).toEqual(zh);
});

test('returns the key of a missing message', () => {
  expect(messagesFor('en').takeMeHome).toBe('takeMeHome');
});
