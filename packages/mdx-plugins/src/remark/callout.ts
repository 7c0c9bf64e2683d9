import type { Paragraph, PhrasingContent } from 'mdast';
import type { CompilerMessages } from '../messages/types';

/** Message keys for the default title of each callout type. */
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

/** Valid container types after `:::`. */
export const CONTAINER_TYPES = [...Object.keys(CALLOUT_TITLES), 'code-group'];

export function isCalloutType(name: string): name is CalloutType {
  return Object.hasOwn(CALLOUT_TITLES, name);
}

interface ElementData {
  hName: string;
  hProperties: Record<string, string | string[]>;
}

/** Returns the element name and properties for a callout. `attributes` can contain `#id` and `.class`. */
export function getCalloutData(type: string, attributes = ''): ElementData {
  const unquoted = attributes.replace(/"[^"]*"|'[^']*'/g, '');
  const classes = [...unquoted.matchAll(/(?:^|\s)\.([\w-]+)/g)].map((match) => match[1]!);
  const id = /(?:^|\s)#([\w-]+)/.exec(unquoted)?.[1];
  return {
    hName: type === 'details' ? 'details' : 'div',
    hProperties: {
      ...(id ? { id } : {}),
      className: ['oct-callout', ...classes],
      dataType: type,
    },
  };
}

/** Creates the title of a callout. If `title` is `undefined`, uses the default title for the type. */
export function createCalloutTitle(
  type: CalloutType,
  title: PhrasingContent[] | undefined,
  messages: CompilerMessages,
): Paragraph {
  const data = {
    hName: type === 'details' ? 'summary' : 'p',
    hProperties: {
      ...(type === 'details' ? {} : { className: ['oct-callout-title'] }),
      // Default titles are in upper case; the theme shows them in sentence case.
      ...(title ? {} : { dataDefault: true }),
    },
  };
  const children = title ?? [{ type: 'text', value: messages[CALLOUT_TITLES[type]] }];
  return { type: 'paragraph', data, children };
}
