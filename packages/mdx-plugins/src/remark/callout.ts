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

/** Matches a quoted value, `#id` or `.class`. Quoted values can contain text that looks like an ID or a class. */
const IDENTIFIER =
  /(?<==)(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?<=^|\s)(?:#([^\s{}]+)|\.([^\s{}]+))/g;

/** Separates `#id` and `.class` from the other attributes of a container. */
export function splitAttributes(attributes: string): {
  id: string | undefined;
  classes: string[];
  others: string;
} {
  let id: string | undefined;
  const classes: string[] = [];
  const others = attributes.replace(IDENTIFIER, (all, name?: string, names?: string) => {
    if (name === undefined && names === undefined) return all;
    id ??= name;
    if (names !== undefined) classes.push(...names.split('.').filter(Boolean));
    return '';
  });
  return { id, classes, others };
}

/** Returns the element name and properties for a callout. */
export function getCalloutData(
  type: string,
  id?: string,
  classes: readonly string[] = [],
): ElementData {
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
