import { stripVTControlCharacters } from 'node:util';
import type { Code } from 'mdast';
import { stripAnsi } from '../code/ansi';
import { includeFile } from '../code/include-file';
import { unescapeNotation } from '../code/notation';
import { languageOfFile, splitInfo } from '../code/read-fence';
import { writeFence } from './lines';

/**
 * Returns a code block that contains only its language, title and code. Other attributes are instructions for the page or
 * for tools that run examples, and terminal colors are removed.
 *
 * @param file file that contains the code block
 * @param root absolute path of the content root
 */
export function writeCode(node: Code, file: string, root: string): string {
  const { name, meta } = splitInfo(node);
  const { file: reference, title } = meta.values;
  const isTerminal = name === 'ansi';
  const source =
    typeof reference === 'string' ? includeFile(reference, file, root).code : node.value;
  const code = unescapeNotation(isTerminal ? stripAnsi(source) : source);
  const lang = isTerminal ? 'text' : name || languageOfFile(reference);
  const hasTitle = typeof title === 'string' && !node.data?.octTitleOnTab;
  const info = [lang, hasTitle ? `title=${JSON.stringify(title)}` : ''].join(' ').trim();
  return writeFence(info, code);
}

/** Characters that start an escape sequence. */
const ESCAPES = ['\u001b', '\u009b'];

/** Removes escape sequences of terminals, which can be in text and in code of any language. */
export function removeEscapes(text: string): string {
  if (!ESCAPES.some((start) => text.includes(start))) return text;
  return ESCAPES.reduce(
    (rest, start) => rest.replaceAll(start, ''),
    stripVTControlCharacters(text),
  );
}
