import type { Paragraph, PhrasingContent } from 'mdast';
import type { CompilerMessages } from '../messages/types';

/** Types of callouts, with the messages that are their default titles. */
const CALLOUT_TITLES = {
  tip: 'calloutTip',
  note: 'calloutNote',
  info: 'calloutInfo',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
  danger: 'calloutDanger',
  details: 'calloutDetails',
} as const;

export type CalloutType = keyof typeof CALLOUT_TITLES;

/** Every name after `:::`. */
export const CONTAINER_TYPES = [...Object.keys(CALLOUT_TITLES), 'code-group'];

export function isCalloutType(name: string): name is CalloutType {
  return Object.hasOwn(CALLOUT_TITLES, name);
}

interface ElementData {
  hName: string;
  hProperties: Record<string, string | string[]>;
}

/** Element of a callout. `attributes` may hold `#id` and `.class`. */
export function calloutData(type: string, attributes = ''): ElementData {
  const bare = attributes.replace(/"[^"]*"|'[^']*'/g, '');
  const classes = [...bare.matchAll(/(?:^|\s)\.([\w-]+)/g)].map((match) => match[1]!);
  const id = /(?:^|\s)#([\w-]+)/.exec(bare)?.[1];
  return {
    hName: type === 'details' ? 'details' : 'div',
    hProperties: {
      ...(id ? { id } : {}),
      className: ['oct-callout', ...classes],
      dataType: type,
    },
  };
}

/** Returns the first line of a callout, with the default title of its type if the author gave none. */
export function titleParagraph(
  type: CalloutType,
  title: PhrasingContent[] | undefined,
  messages: CompilerMessages,
): Paragraph {
  const data =
    type === 'details'
      ? { hName: 'summary' }
      : { hName: 'p', hProperties: { className: ['oct-callout-title'] } };
  const children = title ?? [{ type: 'text', value: messages[CALLOUT_TITLES[type]] }];
  return { type: 'paragraph', data, children };
}
