import type { IndexEntry } from '../model/types';

/** Write a page as Markdown would say it: `# title`, `## heading`, blocks. For tests. */
export function page(
  routePath: string,
  markdown: string,
  rest: Partial<IndexEntry> = {},
): IndexEntry {
  const toc: IndexEntry['toc'] = [];
  let title = '';
  let content = '';
  for (const block of markdown.split('\n\n').map((text) => text.trim())) {
    const [, marks, text] = /^(#+) (.*)$/.exec(block) ?? [];
    if (content !== '') content += '\n\n';
    if (marks !== undefined && text !== undefined) {
      if (marks.length === 1) title = text;
      else toc.push({ id: idOf(text), text, depth: marks.length, charIndex: content.length });
    }
    content += text ?? block;
  }
  return { id: routePath, routePath, title, content, toc, lang: 'en', version: '', ...rest };
}

function idOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '-');
}
