import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { parseAllDocuments } from 'yaml';

import type { Fence } from './fences';
import { normalizeLanguage } from './languages';
import type { ExampleProblem } from './projects';

/** Files that are JSON with comments. */
const WITH_COMMENTS = /(?:^|\/)(?:tsconfig|jsconfig|\.eslintrc)[^/]*\.json$/;

/** Returns the syntax errors of a JSON or YAML block. */
export function checkData({ lang, code, title = '', line }: Fence): ExampleProblem[] {
  const found =
    normalizeLanguage(lang) === 'yaml'
      ? yamlErrors(code)
      : jsonErrors(code, WITH_COMMENTS.test(title));
  return found.map(({ offset, message }) => ({
    rule: 'syntax',
    line: line + code.slice(0, offset).split('\n').length,
    message,
  }));
}

interface SyntaxProblem {
  offset: number;
  message: string;
}

function jsonErrors(code: string, withComments: boolean): SyntaxProblem[] {
  const errors: ParseError[] = [];
  parse(code, errors, { disallowComments: !withComments, allowTrailingComma: withComments });
  return errors.slice(0, 1).map(({ error, offset }) => ({
    offset,
    message: `Invalid JSON: ${printParseErrorCode(error)}.`,
  }));
}

function yamlErrors(code: string): SyntaxProblem[] {
  const documents = parseAllDocuments(code, { prettyErrors: false });
  const errors = [...documents].flatMap((document) => document.errors);
  return errors.slice(0, 1).map(({ pos, message }) => ({
    offset: pos[0],
    message: `Invalid YAML: ${message.split('\n')[0]}`,
  }));
}
