type Check = (value: unknown) => boolean;

interface KeyRule {
  expected: string;
  accepts: Check;
}

const isString: Check = (value) => typeof value === 'string';
const isObject: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumbers: Check = (value) => Array.isArray(value) && value.every(Number.isInteger);
/** `doc-wide` is what other sites call a page whose outline is off. */
const PAGE_TYPES = ['home', 'doc', 'doc-wide', 'custom', '404', 'blank'];

const text: KeyRule = { expected: 'a string', accepts: isString };
const flag: KeyRule = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };

/** What the keys we know hold. */
export const FRONTMATTER_KEYS: Record<string, KeyRule> = {
  title: text,
  titleSuffix: text,
  description: text,
  tag: text,
  context: text,
  overview: flag,
  navbar: flag,
  sidebar: flag,
  outline: flag,
  footer: flag,
  editLink: flag,
  lineNumbers: flag,
  globalUIComponents: flag,
  noindex: flag,
  image: text,
  overviewHeaders: { expected: 'a list of heading depths such as [2, 3]', accepts: isNumbers },
  hero: { expected: 'a map with name, text, tagline, image and actions', accepts: isObject },
  features: {
    expected: 'a list of maps with title and details',
    accepts: (value) => Array.isArray(value) && value.every(isObject),
  },
  toolStack: { expected: 'a map with title, tagline and tools', accepts: isObject },
  background: text,
  head: {
    expected: 'a list of [tag, attributes]',
    accepts: (value) => Array.isArray(value) && value.every((item) => Array.isArray(item)),
  },
  pageType: {
    expected: `one of ${PAGE_TYPES.join(', ')}`,
    accepts: (value) => PAGE_TYPES.includes(value as string),
  },
  redirectFrom: {
    expected: 'a route such as /old-name, or a list of routes',
    accepts: (value) => isString(value) || (Array.isArray(value) && value.every(isString)),
  },
  search: {
    expected: 'true, false or a number',
    accepts: (value) => typeof value === 'boolean' || typeof value === 'number',
  },
};

/** Keys of other tools that resemble ours and are meant as they are. */
export const FOREIGN_KEYS = new Set([
  'tags',
  'date',
  'author',
  'authors',
  'lang',
  'icon',
  'template',
]);
