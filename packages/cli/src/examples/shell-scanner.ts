/** Words that start a compound command at the position of a command, and the words that end it. */
const COMPOUND: ReadonlyMap<string, string> = new Map([
  ['if', 'fi'],
  ['case', 'esac'],
  ['for', 'done'],
  ['while', 'done'],
  ['until', 'done'],
  ['select', 'done'],
  ['{', '}'],
]);
/** Words that are followed by a command. */
const BEFORE_COMMAND = ['if', 'then', 'elif', 'else', 'while', 'until', 'do', '{', '!'];
/** What an expansion opens. Arithmetic ends with two parentheses. */
const EXPANSIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['$((', ['math', 'math']],
  ['$(', ['$(']],
  ['${', ['${']],
]);
const CODE =
  /\s+|\\.?|(?<![^\s;&|(])#.*|<<<|<<-?[ \t]*(?:'([^']+)'|"([^"]+)"|\\?([^\s;&|()<>'"`]+))|\$\(\(|\$[({]|&&|\|\|?|[^\s\\;&|()<>'"`$]+|./y;
const TEXT = /\\.?|\$\(\(|\$[({]|[^\\$"'`()}]+|./y;

/** Scans shell code line by line to find where a command ends. */
export class ShellScanner {
  /** Open quotes, expansions, groups and compound commands. The last one is the innermost. */
  readonly #open: string[] = [];
  /** Delimiters of the here-documents that follow the line. */
  readonly #delimiters: string[] = [];
  /** Whether the next word is the name of a command or a keyword. */
  #isCommand = true;
  #last = '';

  /** Delimiter of the here-document that contains the next line. */
  get delimiter(): string | undefined {
    return this.#delimiters[0];
  }

  /** Whether the next line starts in a string. */
  get isQuoted(): boolean {
    return ['"', "'", '${'].includes(this.#open.at(-1) ?? '');
  }

  /** Whether the last line ends with a backslash, which removes the line break. */
  get isJoined(): boolean {
    return this.#last === '\\';
  }

  /** Whether a command ends with the last line. */
  get isComplete(): boolean {
    return (
      this.#open.length === 0 &&
      this.#delimiters.length === 0 &&
      // The body of a function can follow its name on the next line.
      !['\\', '&&', '||', '|', '()'].includes(this.#last)
    );
  }

  /** Scans the next line of code. */
  scan(line: string): void {
    if (!this.isJoined) this.#isCommand = true;
    this.#last = '';
    for (let at = 0; at < line.length; ) {
      const top = this.#open.at(-1);
      const isText = this.isQuoted || top === 'math';
      const pattern = isText ? TEXT : CODE;
      pattern.lastIndex = at;
      const match = pattern.exec(line)!;
      at = pattern.lastIndex;
      // A backslash has no meaning in single quotes, also before the closing one.
      if (top === "'") at = this.#skipString(line, match.index);
      else if (isText) this.#readText(match[0], top);
      else this.#readCode(match, top);
    }
  }

  /** Ends the here-document. */
  endHereDocument(): void {
    this.#delimiters.shift();
  }

  #skipString(line: string, from: number): number {
    const end = line.indexOf("'", from);
    if (end < 0) return line.length;
    this.#open.pop();
    return end + 1;
  }

  #readText(token: string, top: string | undefined): void {
    if (token === top || (top === '${' && token === '}') || (top === 'math' && token === ')'))
      this.#open.pop();
    else if (top === 'math' && token === '(') this.#open.push('math');
    else if (EXPANSIONS.has(token) || token === '`') this.#expand(token);
    // In a string with double quotes, an apostrophe has no meaning.
    else if (top === '${' && (token === '"' || (token === "'" && !this.#open.includes('"'))))
      this.#open.push(token);
  }

  #readCode(match: RegExpExecArray, top: string | undefined): void {
    const [token, single, double, word] = match;
    if (/^\s/.test(token) || token.startsWith('#')) return;
    this.#last = token === ')' && this.#last === '(' ? '()' : token;
    const delimiter = single ?? double ?? word;
    if (delimiter !== undefined) this.#delimiters.push(delimiter);
    else if (EXPANSIONS.has(token) || (token === '`' && top !== '`')) this.#expand(token);
    else if (token === '`') this.#close();
    else if (token === ')' && top === '$(') this.#close();
    else if (token === '"' || token === "'") {
      this.#open.push(token);
      this.#isCommand = false;
    } else if (/^[;&|()]/.test(token)) {
      if (token === '(') this.#open.push(token);
      // The pattern of a `case` ends with a parenthesis that opens nothing.
      else if (token === ')' && top === '(') this.#open.pop();
      this.#isCommand = true;
    } else this.#readWord(token, top);
  }

  #readWord(word: string, top: string | undefined): void {
    if (!this.#isCommand) return;
    const end = COMPOUND.get(word);
    if (word === top) this.#open.pop();
    else if (end !== undefined) this.#open.push(end);
    this.#isCommand = BEFORE_COMMAND.includes(word);
  }

  #expand(token: string): void {
    this.#open.push(...(EXPANSIONS.get(token) ?? [token]));
    this.#isCommand = true;
  }

  #close(): void {
    this.#open.pop();
    this.#isCommand = false;
  }
}
