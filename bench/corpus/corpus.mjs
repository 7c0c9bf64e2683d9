import { makePage } from './page.mjs';

const SEED = 20261121;
const PAGES_PER_SECTION = 25;

/** The page that is edited, visited and measured. It exists in every corpus. */
export const SAMPLE_ROUTE = 'section-001/page-003';

/**
 * Returns the same pages for the same number: half of them in English, the other half their Chinese
 * translations.
 *
 * @param {number} pages even, at least 10
 * @returns {{pages: number, sections: Section[]}}
 *
 * @typedef {{name: string, title: string, pages: {en: Page[], zh: Page[]}}} Section
 * @typedef {{route: string, title: string, description: string, body: string}} Page
 *   `route` has neither a leading slash nor a language. Links in `body` are `/<route>`.
 */
export function makeCorpus(pages) {
  if (!Number.isInteger(pages) || pages < 10 || pages % 2 !== 0) {
    throw new Error(`Expected an even number of at least 10 pages, got ${pages}.`);
  }
  const perLanguage = pages / 2;
  const randomRoute = (random) => routeOf(random.int(0, perLanguage - 1));
  const sections = [];
  for (let first = 0; first < perLanguage; first += PAGES_PER_SECTION) {
    const count = Math.min(PAGES_PER_SECTION, perLanguage - first);
    const pagesIn = (lang) =>
      Array.from({ length: count }, (_, offset) => {
        const index = first + offset;
        const seed = SEED ^ Math.imul(index + 1, 0x9e3779b1) ^ (lang === 'zh' ? 0x5bd1e995 : 0);
        const page = makePage({ lang, number: index + 1, seed, randomRoute });
        return { route: routeOf(index), ...page };
      });
    const number = padded(sections.length + 1);
    sections.push({
      name: `section-${number}`,
      title: `Section ${number}`,
      pages: { en: pagesIn('en'), zh: pagesIn('zh') },
    });
  }
  return { pages, sections };
}

function routeOf(index) {
  const section = Math.floor(index / PAGES_PER_SECTION) + 1;
  return `section-${padded(section)}/page-${padded((index % PAGES_PER_SECTION) + 1)}`;
}

function padded(number) {
  return String(number).padStart(3, '0');
}
