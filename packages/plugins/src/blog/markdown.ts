import { type InlineNode, parseInline } from '@octavo/mdx-plugins/inline-markdown';

const MARKERS = { strong: '**', em: '*', del: '~~' };

/** Converts a title, which is inline Markdown with few features, to a part of a page. */
export function titleToMarkdown(title: string): string {
  const convert = (node: InlineNode): string => {
    if (typeof node === 'string') return escapeText(node);
    if (node.tag === 'code') return toCode(node.children.map(String).join(''));
    const marker = MARKERS[node.tag];
    return `${marker}${node.children.map(convert).join('')}${marker}`;
  };
  return parseInline(title.replace(/\s+/g, ' ').trim()).map(convert).join('');
}

/** Escapes text, so that it contains no Markdown, MDX, formulas or links to URLs and email addresses. */
export function escapeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_~[\]<{}$]|&(?=#?\w+;)/g, '\\$&')
    .replace(/:(?=\/\/)|(?<=www)\.|(?<=[\w.+-])@(?=\w)/gi, '\\$&')
    .replace(/^[-+=:#>|]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2');
}

function toCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(code) ? ' ' : '';
  return `${fence}${space}${code}${space}${fence}`;
}
