const OPERATOR = /^(?:&&|\|\||[;|]|\n)/;

/** A shell line cut into commands and what stands between them. */
export interface ShellPart {
  /** Words of the command, quotes kept; empty for an operator. */
  words: string[];
  /** `&&`, `||`, `|`, `;` or a line break; empty for a command. */
  operator: string;
}

/** Cut shell text at operators and line breaks, and each command at blanks outside quotes. */
export function splitShell(text: string): ShellPart[] {
  const parts: ShellPart[] = [];
  let words: string[] = [];
  let rest = text
    .replace(/\\\r?\n/g, ' ')
    .replace(/\r/g, '')
    .trim();

  function endCommand() {
    if (words.length > 0) parts.push({ words, operator: '' });
    words = [];
  }

  while (rest !== '') {
    const operator = OPERATOR.exec(rest)?.[0];
    if (operator !== undefined) {
      endCommand();
      parts.push({ words: [], operator });
      rest = rest.slice(operator.length);
    } else if (words.length === 0 && rest.startsWith('#')) {
      const comment = /^[^\n]*/.exec(rest)![0];
      parts.push({ words: [], operator: comment });
      rest = rest.slice(comment.length);
    } else {
      const word = readWord(rest);
      if (word !== '') words.push(word);
      rest = rest.slice(Math.max(word.length, 1));
    }
  }
  endCommand();
  return parts;
}

/** The word at the start of `text`: up to a blank or an operator outside quotes. */
function readWord(text: string): string {
  let quote = '';
  let end = 0;
  for (; end < text.length; end++) {
    const char = text[end]!;
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (/[\s;|]/.test(char) || text.startsWith('&&', end)) break;
  }
  return text.slice(0, end);
}
