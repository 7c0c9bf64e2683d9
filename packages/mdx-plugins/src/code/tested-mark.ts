import type { Element } from 'hast';
import { formatMessage } from '../messages/format-message';
import type { CompilerMessages } from '../messages/types';
import type { TestedBlock } from '../options';
import { element, text } from './create-element';

/** URL that creates a project from the fields of a form. */
const STACKBLITZ = 'https://stackblitz.com/run';

/**
 * Creates the mark of a code block that has been tested. The form works without scripts, and nothing is requested
 * before the reader submits it.
 */
export function createTestedMark(
  { package: name, form, fields }: TestedBlock,
  messages: CompilerMessages,
  lang: string,
): Element {
  const label = formatMessage(messages.testedWith, { package: name }, lang);
  return element('div', { className: ['oct-tested'] }, [
    element('span', {}, [text(label)]),
    ...(form === undefined
      ? []
      : [element('button', { type: 'submit', form }, [text(messages.openInStackBlitz)])]),
    ...(fields ? [createForm(form, fields)] : []),
  ]);
}

function createForm(id: string | undefined, fields: NonNullable<TestedBlock['fields']>): Element {
  const inputs = fields.map(([name, value]) =>
    element('input', { type: 'hidden', name, value }, []),
  );
  return element('form', { id, method: 'post', action: STACKBLITZ, target: '_blank' }, inputs);
}
