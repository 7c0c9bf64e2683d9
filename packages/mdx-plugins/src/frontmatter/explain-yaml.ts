import type { YAMLParseError } from 'yaml';

import type { Problem } from '../diagnostics/report';

const HINT = 'Put a value with `:` or `#` in it, or with a quote at its start, in quotes.';

/** What is wrong with YAML, for those who do not know the words of its grammar. */
export function explainYaml({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): Problem {
  if (code === 'BLOCK_AS_IMPLICIT_KEY')
    return {
      message: 'Expected one value for a key of the frontmatter, got a second `:` on its line',
      hint: HINT,
    };
  const [, kind, sign] = /^Flow (sequence|map) .* end with an? ([\]}])/.exec(message) ?? [];
  if (sign)
    return {
      message: `Expected \`${sign}\` at the end of a ${kind === 'map' ? 'map' : 'list'} in the frontmatter, got none`,
      hint: `Add it, or put the value in quotes, where \`${kind === 'map' ? '{' : '['}\` is a sign of it.`,
    };
  return {
    message: `Expected YAML in the frontmatter: ${message.split(' at line ')[0]}`,
    hint: HINT,
  };
}
