import type { Paragraph, PhrasingContent } from 'mdast';
import { defaultTitle } from '../page/words';

const CALLOUT_TYPES = [
  'tip',
  'note',
  'info',
  'important',
  'warning',
  'caution',
  'danger',
  'details',
];

/** Every name after `:::`. */
export const CONTAINER_TYPES = [...CALLOUT_TYPES, 'code-group'];

export function isCalloutType(name: string): boolean {
  return CALLOUT_TYPES.includes(name);
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

/** First line of a callout; `lang` decides the title when there is none. */
export function titleParagraph(
  type: string,
  title: PhrasingContent[] | undefined,
  lang: string,
): Paragraph {
  const data =
    type === 'details'
      ? { hName: 'summary' }
      : { hName: 'p', hProperties: { className: ['oct-callout-title'] } };
  const children = title ?? [{ type: 'text', value: defaultTitle(type, lang) }];
  return { type: 'paragraph', data, children };
}
