import type { ShownType } from './declarations';
import type { Statement } from './statements';

/** Returns the type that a statement shows. `undefined` if it does not start with code, because words describe it. */
export function toShownType(
  { codes: [shown], text }: Statement,
  declared: string,
  own: string,
): ShownType | undefined {
  if (!shown || !text.startsWith('`')) return undefined;
  // `{ a, b }` lists keys.
  const keys = /^\{ ((?:\w+, )*\w+) \}$/.exec(shown)?.[1]?.split(', ');
  if (keys) {
    const union = keys.map((key) => `'${key}'`).join(' | ');
    return { declared: `keyof NonNullable<${declared}>`, shown: union, own };
  }
  const isPart = /^`[^`]+`\s*(?:or|，?或)/.test(text);
  return { declared, shown, own, isPart };
}

/** Converts a signature to a type: parameters with a default are optional, and `this` is any value. */
export function toSignatureType(code: string): string {
  return toFunctionType(code)
    .replace(/(\w+) = \d+/g, '$1?: number')
    .replace(/(\w+) = (?:true|false)/g, '$1?: boolean')
    .replace(/(\w+) = (?:'[^']*'|"[^"]*")/g, '$1?: string')
    .replace(/=> this\b.*$/, '=> any')
    .replace(/\{ (?:\w+\??; )*\w+\?? \}/, (members) => members.replace(/(?=;| \})/g, ': any'));
}

/** Converts `(name: string): void`, the signature of a method, to a type. Other types are returned as they are. */
function toFunctionType(code: string): string {
  if (!code.startsWith('(')) return code;
  let depth = 0;
  const end = [...code].findIndex((char) => {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    return depth === 0;
  });
  return /^\s*:/.test(code.slice(end + 1)) ? `{ ${code} }` : code;
}

/**
 * Returns the declared type for a statement.
 *
 * @param template - type with `{key}`, `{path}` and `$1`
 * @returns `undefined` if the heading does not match
 */
export function toDeclaredType(
  template: string,
  path: readonly string[],
  heading: RegExp | undefined,
): string | undefined {
  const key = path.at(-1) ?? '';
  const match = heading ? heading.exec(key) : undefined;
  if (heading && !match) return undefined;
  const type = template
    .replace(/\$(\d)/g, (_, index: string) => match?.[Number(index)] ?? '')
    .replaceAll('{key}', key);
  const [root = '', rest] = type.split('{path}');
  if (rest === undefined) return type;
  return path.reduce((parent, name) => `NonNullable<${parent}>['${name}']`, root) + rest;
}
