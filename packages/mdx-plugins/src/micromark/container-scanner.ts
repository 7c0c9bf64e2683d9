/** Matches list markers, because a fence can be on the line of the marker. */
const LIST_MARKERS = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+)+/;
/** Matches an opening fence: colons and a name, followed by whitespace, `[`, `{` or the end of the line. */
const OPENING = /^[ \t]*(:{3,})[ \t]*[a-z][a-z\d-]*(?=[\s[{\\]|$)/i;
const CLOSING = /^[ \t]*(:{3,})[ \t]*$/;
const CODE_FENCE = /^[ \t]*(`{3,}|~{3,})(.*)$/;

/**
 * Scans lines for the closing fence of a container.
 *
 * Nested containers can use the same number of colons. Colons in fenced code blocks are ignored.
 */
export class ContainerScanner {
  /** Colon counts of the open containers, outermost first. */
  private readonly open: number[];
  private codeFence = '';

  constructor(size: number) {
    this.open = [size];
  }

  /** Processes the next line and returns whether it closes the container. */
  closes(line: string): boolean {
    if (this.isCode(line)) return false;
    const closing = CLOSING.exec(line)?.[1]?.length;
    if (closing !== undefined) {
      const innermost = this.open.lastIndexOf(closing);
      const target = innermost >= 0 ? innermost : this.open.findLastIndex((size) => size < closing);
      if (target >= 0) this.open.length = target;
      return this.open.length === 0;
    }
    const opening = OPENING.exec(line.replace(LIST_MARKERS, ''))?.[1]?.length;
    if (opening !== undefined) this.open.push(opening);
    return false;
  }

  private isCode(line: string): boolean {
    const text = this.codeFence ? line : line.replace(LIST_MARKERS, '');
    const [, fence, rest = ''] = CODE_FENCE.exec(text) ?? [];
    if (this.codeFence) {
      if (fence?.startsWith(this.codeFence) && rest.trim() === '') this.codeFence = '';
      return true;
    }
    if (!fence || (fence[0] === '`' && rest.includes('`'))) return false;
    this.codeFence = fence;
    return true;
  }
}
