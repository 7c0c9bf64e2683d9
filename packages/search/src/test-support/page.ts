import type { IndexEntry } from '../model/types';

/** Test helper that creates an index entry from Markdown. Supports headings and plain text blocks. */
export function createPage(
  routePath: string,
  markdown: string,
  rest: Partial<IndexEntry> = {},
): IndexEntry {
  const toc: IndexEntry['toc'] = [];
  let title = '';
  let content = '';
  for (const block of markdown.split('\n\n').map((text) => text.trim())) {
    const [, hashes, text] = /^(#+) (.*)$/.exec(block) ?? [];
    if (content !== '') content += '\n\n';
    if (hashes !== undefined && text !== undefined) {
      if (hashes.length === 1) title = text;
      else toc.push({ id: slugify(text), text, depth: hashes.length, charIndex: content.length });
    }
    content += text ?? block;
  }
  return { id: routePath, routePath, title, content, toc, lang: 'en', version: '', ...rest };
}

function slugify(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '-');
}
