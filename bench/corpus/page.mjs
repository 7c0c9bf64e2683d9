import { codeSamples } from './code-samples.mjs';
import { createRandom } from './random.mjs';
import { HEADINGS, NOUNS, PROSE, VERBS } from './words.mjs';

const SENTENCES_PER_PAGE = 37;

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * Returns one page: about 600 words, 5 to 8 headings, three fenced code blocks, a table, a list and
 * two links. It contains neither JSX nor HTML, and no braces or angle brackets outside code, so
 * that Markdown and MDX tools accept the same text.
 *
 * @param {{lang: 'en' | 'zh', number: number, seed: number, randomRoute: (random: object) => string}} options
 * @returns {{title: string, description: string, body: string}} `body` starts with the h1
 */
export function makePage({ lang, number, seed, randomRoute }) {
  const random = createRandom(seed);
  const { int, pick, times } = random;
  const zh = lang === 'zh';
  const space = zh ? '' : ' ';

  const word = () => pick(PROSE[lang]);
  const paragraph = (count) => times(count, () => sentence(random, lang)).join(space);
  const name = () => (zh ? word() + word() : `${pick(VERBS)} ${pick(NOUNS)}`);
  const link = (route) => `[${name()}](/${route})`;

  const title = `${zh ? name() : capital(name())} ${number}`;
  const description = sentence(random, lang).replace(/[`*]/g, '');

  const unused = [...HEADINGS[lang]];
  const sections = times(int(5, 8), (_, index) => {
    const depth = index === 0 || random.next() < 0.6 ? '##' : '###';
    return `${depth} ${random.take(unused)}${space}${zh ? word() : pick(NOUNS)}`;
  });
  const extras = [...codeSamples(random, lang), table(random, lang), list(random, lang)];
  const sentences = Math.round(SENTENCES_PER_PAGE / sections.length);
  const second = Math.floor(sentences / 2);

  const parts = sections.flatMap((heading, index) => [
    heading,
    paragraph(sentences - second),
    index === 0 || index === 2
      ? `${paragraph(second)}${space}${link(randomRoute(random))}${zh ? '。' : '.'}`
      : paragraph(second),
    ...extras.slice(index, index + 1),
  ]);
  return { title, description, body: `${[`# ${title}`, paragraph(2), ...parts].join('\n\n')}\n` };
}

function sentence({ next, int, pick, times }, lang) {
  const words = times(int(9, 19), () => pick(PROSE[lang]));
  const inner = () => int(1, words.length - 1);
  if (next() < 0.35) words[inner()] = `\`${pick(NOUNS)}.${pick(VERBS)}\``;
  if (next() < 0.12) words[inner()] = `**${pick(PROSE[lang])}**`;
  if (lang === 'en') return `${capital(words.join(' '))}.`;
  // Chinese has no spaces between words, but the delimiters of code and strong emphasis need them.
  const spaced = words.map((word) => (/^[`*]/.test(word) ? ` ${word} ` : word));
  return `${spaced.join('').trim()}。`;
}

function table({ int, pick, times }, lang) {
  const head =
    lang === 'zh' ? '| 名称 | 类型 | 默认值 | 说明 |' : '| Name | Type | Default | Description |';
  const rows = times(5, () => {
    const about = times(4, () => pick(PROSE[lang])).join(lang === 'zh' ? '' : ' ');
    const type = pick(['string', 'number', 'boolean']);
    return `| \`${pick(NOUNS)}${int(1, 9)}\` | \`${type}\` | \`${int(2, 9000)}\` | ${about} |`;
  });
  return [head, '| --- | --- | --- | --- |', ...rows].join('\n');
}

function list({ pick, times }, lang) {
  return times(5, () => {
    const words = times(lang === 'zh' ? 4 : 7, () => pick(PROSE[lang]));
    return lang === 'zh' ? `- ${words.join('')}` : `- ${capital(words.join(' '))}`;
  }).join('\n');
}
