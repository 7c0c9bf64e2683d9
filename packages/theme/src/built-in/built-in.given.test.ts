import { expect, test } from 'vitest';

import { messagesFor as everyText } from '../model/messages';
import * as builtIn from './built-in';
import * as given from './built-in.given';
import { messagesFor } from './built-in.given';

test('stands in for what the theme brings along, name for name', () => {
  expect(Object.keys(given).toSorted()).toEqual(Object.keys(builtIn).toSorted());
});

test('has the texts of the site data, whatever the language', () => {
  const zh = everyText('zh');
  expect(messagesFor('en', zh)).toEqual(zh);
});

test('shows a text that is missing by its name', () => {
  expect(messagesFor('en').takeMeHome).toBe('takeMeHome');
});
