import { NOUNS, PROSE, VERBS } from './words.mjs';

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Returns the three fenced code blocks of a page. Names and numbers differ between pages, because a
 * cache of highlighted code would not have that many hits in real documentation.
 */
export function codeSamples(random, lang) {
  const { int, pick } = random;
  const noun = () => pick(NOUNS);
  const number = () => int(2, 9000);
  const call = () => pick(VERBS) + capital(noun());
  const prose = (count) =>
    random.times(count, () => pick(PROSE[lang])).join(lang === 'zh' ? '' : ' ');

  const typescript = () => {
    const type = capital(noun()) + int(1, 99);
    const imported = call();
    return `import { ${imported}, type ${type} } from '@example/${noun()}';

export interface ${type}Options {
  /** ${prose(4)} */
  ${noun()}?: string;
  ${pick(VERBS)}: (input: ReadonlyArray<${type}>) => Promise<number>;
  timeout: ${number()} | ${number()};
}

export async function ${call()}${int(1, 9)}<K extends keyof ${type}Options>(options: ${type}Options, key: K): Promise<${type}[]> {
  const ${noun()}List: ${type}[] = [];
  for await (const item of ${imported}(options, { key, retries: ${int(1, 9)} })) {
    if (item === null || item.size > ${number()}) continue;
    ${noun()}Total += item.size; // ${prose(2)}
  }
  return [];
}`;
  };

  const javascript = () => {
    const tested = call();
    const variable = noun() + int(1, 99);
    return `const { ${tested} } = require('./${noun()}');

describe('${tested}', () => {
  beforeEach(() => {
    globalThis.${variable} = new Map([['${noun()}', ${number()}]]);
  });

  test.each([[${number()}, 'a'], [${number()}, 'b']])('handles %i', async (n, name) => {
    const ${variable} = await ${tested}({ n, name, pattern: /^${noun()}-\\d+$/ });
    expect(${variable}.length).toBeGreaterThan(${int(0, 9)});
    expect(\`\${name}:\${n}\`).toMatch('${noun()}');
  });
});`;
  };

  const bash = () => `# ${prose(1)}
npm install -D @example/${noun()}@${int(0, 9)}.${int(0, 30)}.${int(0, 9)}
npx example ${pick(VERBS)} --${noun()}=${number()} --reporter ${noun()} | tee "$HOME/${noun()}.log"
export NODE_ENV=test && echo "done: $?"`;

  const fence = (lang, code) => `\`\`\`${lang}\n${code}\n\`\`\``;
  return [fence('ts', typescript()), fence('js', javascript()), fence('bash', bash())];
}
