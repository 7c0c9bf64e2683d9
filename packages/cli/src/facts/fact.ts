import type { Statement, TextLine } from './statements';

/** Page with its statements. */
export interface FactPage {
  file: string;
  statements: Statement[];
  /** Lines of text, for rules with a pattern. */
  lines: TextLine[];
  /** All inline code. */
  codes: string[];
  /** TypeScript declarations in code blocks without a title. */
  declared: string;
}

/** Statement of a page that a rule compares. */
export interface Fact {
  page: FactPage;
  statement: Statement;
}
