import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Program } from 'acorn';

const TypeScript = Parser.extend(tsPlugin());
const TypeScriptWithJsx = Parser.extend(tsPlugin({ jsx: true }));

/**
 * Parses a script with TypeScript syntax, and JSX unless the name of the file ends with `.ts`.
 *
 * @throws {SyntaxError}
 */
export function parseScript(code: string, file: string): Program['body'] {
  const parser = /\.[mc]?ts$/.test(file) ? TypeScript : TypeScriptWithJsx;
  return parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }).body;
}
