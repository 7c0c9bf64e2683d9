export { type InlineNode, parseInline, plainText } from '@octavo/mdx-plugins/inline-markdown';
