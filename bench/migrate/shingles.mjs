import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SIZE = 5;
const IGNORED = new Set(['node_modules', 'dist', 'doc_build', 'content', 'public']);

/** Returns the files of a folder with an extension. Hidden folders, outputs and packages are skipped. */
function findFiles(folder, pattern, ignored = IGNORED) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ignored.has(entry.name) || /^[._]/.test(entry.name)
        ? []
        : findFiles(file, pattern, ignored);
    return pattern.test(entry.name) && !entry.name.startsWith('_') ? [file] : [];
  });
}

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function* shingles(list) {
  for (let index = 0; index + SIZE <= list.length; index++)
    yield list.slice(index, index + SIZE).join(' ');
}

/** Returns the paragraphs of a page without markup: frontmatter, code, imports, tags, attributes, URLs and comments. */
function paragraphs(source) {
  return source
    .replace(/^---\r?\n[\s\S]*?\n---/, '')
    .replace(/^[ \t>]*(`{3,}|~{3,})[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$/gm, '\n\n')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '\n\n')
    .replace(/\{\s*`[^`]*`\s*\}/g, '\n\n')
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '\n\n')
    .replace(/^(?:import|export)\s[\s\S]*?(?=\n\s*\n)/gm, '')
    .replace(/^\s*:{3,}.*$/gm, '\n\n')
    .replace(/\s*\{#[\w-]+\}/g, '')
    .replace(/\]\((?:[^()]|\([^()]*\))*\)/g, ']')
    .replace(/\]\[[^\]\n]*\]/g, ']')
    .replace(/!\[[^\]]*\]/g, ' \n\n ')
    .replace(/^\[[^\]]+\]:.*$/gm, '')
    .replace(/<[^<>]*>/g, '\n\n')
    .replace(/&\w+;/g, ' ')
    .replace(/\{[^{}]*\}/g, '\n\n')
    .replace(/^[ \t>]*\d+[.)][ \t]+/gm, '\n\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+|#>]|\d+\.)\s)|\|/);
}

/**
 * Returns the share of the 5-word shingles in the source pages that the HTML of the site contains, from 0 to 1, and up
 * to 20 missing shingles.
 */
export function compareText(sources, dist) {
  const published = new Set();
  for (const file of findFiles(dist, /\.html$/, new Set())) {
    const html = readFileSync(file, 'utf8')
      .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replace(/&\w+;/g, ' ');
    for (const shingle of shingles(words(html))) published.add(shingle);
  }
  let total = 0;
  let found = 0;
  const missing = [];
  for (const folder of sources)
    for (const file of findFiles(folder, /\.mdx?$/))
      for (const paragraph of paragraphs(readFileSync(file, 'utf8')))
        for (const shingle of shingles(words(paragraph))) {
          total++;
          if (published.has(shingle)) found++;
          else if (missing.length < 20) missing.push(`${path.basename(file)}: ${shingle}`);
        }
  return { share: total === 0 ? 1 : found / total, missing };
}

/** Returns the smallest number of words in the main content of the home pages. Each Chinese character is a word. */
export function countHomeWords(dist) {
  const folders = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(entry.name))
    .map(({ name }) => name);
  const counts = ['', ...folders].flatMap((folder) => {
    const file = path.join(dist, folder, 'index.html');
    if (!existsSync(file)) return [];
    const [main] = /<main[\s\S]*<\/main>/.exec(readFileSync(file, 'utf8')) ?? [];
    if (main === undefined) return [];
    const text = main.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
    return [text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu)?.length ?? 0];
  });
  return Math.min(...counts);
}
