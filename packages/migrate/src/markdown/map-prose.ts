const FENCE = /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?)(`{3,}|~{3,})(.*)$/;
const INLINE_CODE = /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g;

export interface CodeBlock {
  /** Characters before the fence, such as the indentation. */
  indent: string;
  marker: string;
  info: string;
  lines: string[];
  /** Closing fence, or `undefined` if the block is not closed. */
  end: string | undefined;
}

export interface ProseMapper {
  /** Converts text outside of code. Inline code is passed as it is. */
  prose?: (text: string) => string;
  /** Converts a code block. */
  code?: (block: CodeBlock) => string;
}

/** Converts the text and the code blocks of a Markdown document separately. */
export function mapMarkdown(text: string, { prose, code = printCodeBlock }: ProseMapper): string {
  const out: string[] = [];
  let run: string[] = [];
  let block: CodeBlock | undefined;
  const flush = () => {
    if (run.length > 0) out.push(prose ? prose(run.join('\n')) : run.join('\n'));
    run = [];
  };
  for (const line of text.split('\n')) {
    const [, indent = '', marker = '', info = ''] = FENCE.exec(line) ?? [];
    if (block) {
      const isEnd = marker.startsWith(block.marker) && info.trim() === '';
      if (isEnd) block.end = line;
      else block.lines.push(line);
      if (!isEnd) continue;
      out.push(code(block));
      block = undefined;
    } else if (marker && !(marker.startsWith('`') && info.includes('`'))) {
      flush();
      block = { indent, marker, info, lines: [], end: undefined };
    } else run.push(line);
  }
  flush();
  if (block) out.push(code(block));
  return out.join('\n');
}

/** Prints a code block as it was. */
export function printCodeBlock({ indent, marker, info, lines, end }: CodeBlock): string {
  return [`${indent}${marker}${info}`, ...lines, ...(end === undefined ? [] : [end])].join('\n');
}

/** Converts the parts of a text that are not inline code. */
export function mapOutsideCode(text: string, convert: (text: string) => string): string {
  let out = '';
  let copied = 0;
  for (const match of text.matchAll(INLINE_CODE)) {
    out += convert(text.slice(copied, match.index)) + match[0];
    copied = match.index + match[0].length;
  }
  return out + convert(text.slice(copied));
}

/** Replaces code with spaces of the same length, so that positions stay the same. */
export function blankCode(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  return mapMarkdown(text, {
    prose: (prose) => prose.replace(INLINE_CODE, blank),
    code: (block) => blank(printCodeBlock(block)),
  });
}
