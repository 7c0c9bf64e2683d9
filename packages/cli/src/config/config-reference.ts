import { messagesFor } from '@octavo/theme/texts-and-icons';

import { type ConfigKey, configKeys } from './config-keys';
import { KEY_TEXTS } from './key-texts';

/** Keys that are described elsewhere: plugins and rules in documents of their own, languages by what they repeat. */
const ELSEWHERE =
  /^(?:plugins\[\]|check\.rules|themeConfig\.messages|themeConfig\.locales\[\]\.(?!(?:lang|label|title|description)$)\w+)(?:[.[]|$)/;

/** Keys the reference tells of. */
export function describedKeys(): ConfigKey[] {
  return configKeys().filter(({ path }) => path in KEY_TEXTS || !ELSEWHERE.test(path));
}

/** The reference of `docs.config.ts`, made of its schema. */
export function configReference(): string {
  const lines = describedKeys().map((key) => {
    const { meaning, preset, type = key.type } = KEY_TEXTS[key.path]!;
    const facts = [type, preset && `default ${code(preset)}`, !key.isOptional && 'required'];
    const indent = '  '.repeat(key.path.replace(/\.\*/g, '').split('.').length - 1);
    return `${indent}- **\`${key.path}\`**: ${facts.filter(Boolean).join(', ')}. ${meaning}`;
  });
  const messages = Object.entries(messagesFor('en')).map(
    ([name, sentence]) => `- \`${name}\`: ${sentence}`,
  );
  return `# docs.config.ts

Every key that the configuration knows, made of the schema it is checked by. \`npx vitest run packages/cli/src/config -u\` writes this
file anew.

## Keys

${lines.join('\n')}

## Sentences

What \`themeConfig.messages\` may say otherwise, and what it says in English:

${messages.join('\n')}
`;
}

/** Values as code, words as they are. */
function code(preset: string): string {
  return /^(?:the |`)/.test(preset) ? preset : `\`${preset}\``;
}
