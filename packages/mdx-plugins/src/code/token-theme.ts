import type { ThemeRegistrationRaw } from 'shiki/core';

/** CSS classes for token types and their TextMate scopes. Plain text has no class. */
const KINDS: [className: string, scopes: string[]][] = [
  ['o-c', ['comment', 'punctuation.definition.comment', 'string.comment']],
  [
    'o-k',
    [
      'keyword',
      'storage',
      'variable.language',
      'punctuation.accessor.optional',
      'punctuation.definition.keyword',
      'entity.name.function.preprocessor',
      'meta.directive',
    ],
  ],
  [
    'o-s',
    [
      'string',
      'punctuation.definition.string',
      'constant.other.symbol',
      'markup.inline.raw',
      'markup.raw',
      'string.quoted meta.template.expression string',
    ],
  ],
  [
    'o-n',
    [
      'constant',
      'support.constant',
      'variable.other.enummember',
      'keyword.other.unit',
      'constant.character.escape',
    ],
  ],
  [
    'o-f',
    [
      'entity.name.function',
      'support.function',
      'variable.function',
      'meta.function-call entity.name.function',
      'entity.name.section',
      'markup.heading',
    ],
  ],
  [
    'o-t',
    [
      'entity.name.type',
      'entity.name.class',
      'entity.other.inherited-class',
      'support.type',
      'support.class',
      'entity.name.namespace',
      'entity.name.tag',
      'storage.type.annotation',
    ],
  ],
  [
    'o-p',
    [
      'variable.parameter',
      'entity.other.attribute-name',
      'meta.object-literal.key',
      'support.type.property-name',
      'support.variable.property',
      'variable.other.property',
      'meta.attribute-selector',
    ],
  ],
  ['o-l', ['markup.underline.link', 'string.other.link', 'constant.other.reference.link']],
  ['o-i', ['markup.inserted', 'punctuation.definition.inserted', 'meta.diff.header.to-file']],
  ['o-d', ['markup.deleted', 'punctuation.definition.deleted', 'meta.diff.header.from-file']],
  ['o-b', ['markup.bold']],
  ['o-e', ['markup.italic']],
  [
    '',
    [
      'keyword.operator.accessor',
      'keyword.operator.type.annotation',
      'punctuation',
      'meta.brace',
      'meta.template.expression',
      'punctuation.separator',
      'punctuation.terminator',
      'keyword.operator.spread',
      'string variable',
    ],
  ],
];

const colorOf = (index: number): string => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const PLAIN = '#000000';

/** Shiki theme whose colors encode token types. CSS sets the actual colors, so code is tokenized once for all color modes. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: 'octavo',
  type: 'dark',
  fg: PLAIN,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN } },
    ...KINDS.map(([className, scope], index) => ({
      scope,
      settings: { foreground: className === '' ? PLAIN : colorOf(index) },
    })),
  ],
};

const CLASSES = new Map(KINDS.map(([className], index) => [colorOf(index), className]));

/** Returns the CSS class for a theme color, or an empty string for plain text. */
export function getColorClass(color: string | undefined): string {
  return CLASSES.get(color?.toLowerCase() ?? '') ?? '';
}
