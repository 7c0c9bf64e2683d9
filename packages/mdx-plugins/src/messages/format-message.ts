import type { Message } from './types';

/**
 * Formats a message by replacing its `{name}` placeholders. If the message has plural forms, `values.count` selects the
 * form. Placeholders without a value are left unchanged.
 *
 * @param lang BCP 47 tag of a message with plural forms; decides the category
 * @example
 * formatMessage({ one: '{count} result', other: '{count} results' }, { count: 2 }, 'en'); // '2 results'
 */
export function formatMessage(
  message: Message,
  values: Readonly<Record<string, string | number>>,
  lang = 'en',
): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralCategory(Number(values.count), lang)] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

function pluralCategory(count: number, lang: string): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules(lang).select(count);
  } catch {
    // The language tag is invalid.
    return 'other';
  }
}
