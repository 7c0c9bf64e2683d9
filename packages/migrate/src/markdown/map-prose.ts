const FENCE = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(`{3,}|~{3,})(.*)$/;
const CLOSING_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
/** Code ends in the same paragraph, and escaped backticks do not start it. */
const INLINE_CODE = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t>]*\n)[\s\S])*?(?<!`)\1(?!`)/g;

/** Start of a code block. */
export interface Fence {
  /** Characters before the fence: indentation, and markers of lists and block quotes. */
  indent: string;
  marker: string;
  info: string;
}

export interface CodeBlock extends Fence {
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
  const close = (end?: string) => {
    if (block) out.push(code({ ...block, end }));
    block = undefined;
  };
  for (const line of text.split('\n')) {
    const state = block && getLineState(line, block);
    if (state === 'inside') block?.lines.push(line);
    if (state === 'end') close(line);
    if (state === 'inside' || state === 'end') continue;
    close();
    const fence = readFence(line);
    if (fence) {
      flush();
      block = { ...fence, lines: [], end: undefined };
    } else run.push(line);
  }
  flush();
  close();
  return out.join('\n');
}

/** Returns the start of a code block, or `undefined` for other lines. */
export function readFence(line: string): Fence | undefined {
  const [, indent = '', marker = '', info = ''] = FENCE.exec(line) ?? [];
  const isInlineCode = marker.startsWith('`') && info.includes('`');
  return marker === '' || isInlineCode ? undefined : { indent, marker, info };
}

/** Checks whether a line is inside, at the end, or outside of an open code block. A block ends with its block quote. */
export function getLineState(
  line: string,
  { indent, marker }: Pick<Fence, 'indent' | 'marker'>,
): 'inside' | 'end' | 'outside' {
  if (indent.includes('>') && !/^[ \t]*>/.test(line)) return 'outside';
  return CLOSING_FENCE.exec(line)?.[1]?.startsWith(marker) ? 'end' : 'inside';
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

/** Replaces a text with spaces and line breaks of the same length. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** Replaces code with spaces, so that positions stay the same. */
export function blankCode(text: string): string {
  return mapMarkdown(text, {
    prose: (prose) => prose.replace(INLINE_CODE, blank),
    code: (block) => blank(printCodeBlock(block)),
  });
}
