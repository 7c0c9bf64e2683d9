/**
 * The documentation of `marked`, whose repository and npm package are public: how its pages are tested, and the errors
 * to plant. The pages were not written for `octavo test`.
 */
export const name = 'marked';

/** Pages of the repository that are tested. */
export const pages = [
  'docs/INDEX.md',
  'docs/USING_ADVANCED.md',
  'docs/USING_PRO.md',
  'man/marked.1.md',
];

const OPTIONS = '^(?:async|breaks|gfm|pedantic|silent)$';
const signature = (pattern, type) => ({
  kind: 'signature',
  pattern,
  source: { package: 'marked', type },
});

/** Module that samples load first. */
export const globals = "import * as all from 'marked';\nObject.assign(globalThis, all);\n";

/** Options of the site. */
export const test = {
  // Output is shown as HTML.
  outputs: ['text', 'html'],
  types: false,
  // Most samples use `marked` without importing it.
  runners: { js: 'node --import $MARKED_GLOBALS {file}' },
  packages: ['marked'],
  facts: [
    {
      kind: 'type',
      label: ['Type'],
      tables: true,
      heading: OPTIONS,
      source: { package: 'marked', type: 'MarkedOptions{path}' },
    },
    {
      kind: 'default',
      label: ['Default'],
      tables: true,
      heading: OPTIONS,
      source: {
        json: 'node -e "import(\'marked\').then(({ getDefaults }) => console.log(JSON.stringify(getDefaults())))"',
      },
    },
    {
      kind: 'version',
      label: ['Since'],
      tables: true,
      heading: OPTIONS,
      source: { installed: 'marked' },
    },
    {
      kind: 'flag',
      pattern: '^(?<value>-{1,2}\\w[^.]*\\w[\\]>]?)$',
      // The manual of the installed package is what `marked --help` shows.
      source: { help: ["sed 's/^[*] /  /' node_modules/marked/man/marked.1.md"] },
    },
    signature(
      '^<code>(?<key>\\w+)(?<value>\\(token: Tokens\\.\\w+\\): \\w+)</code>$',
      "_Renderer['{key}']",
    ),
    signature('^`(?<key>(?:pre|post)process)(?<value>\\([^`]+)`', "_Hooks['{key}']"),
  ],
};

const option = (name, column, to) => {
  const before = '\\|[^|]*'.repeat(column);
  return [new RegExp(`^(\\|${name} *${before}\\|)[^|]*`, 'm'), `$1${to} `];
};
const ADVANCED = 'docs/USING_ADVANCED.md';
const PRO = 'docs/USING_PRO.md';
const MANUAL = 'man/marked.1.md';

/** Errors to plant: kind, page, a regular expression, and its replacement. */
export const errors = [
  ['output', PRO, /(?<=<code>)latex code/, 'latex text'],
  ['output', PRO, /(?<=^ {2})heading(?=\+$)/m, 'header'],
  ['output', PRO, /(?<=">)test(?= link<\/a>)/, 'the'],
  ['output', PRO, /<p><em>The formula/, '<p><b>The formula'],
  ['type', ADVANCED, ...option('async', 0, '`string`')],
  ['type', ADVANCED, ...option('breaks', 0, '`number`')],
  ['type', ADVANCED, ...option('gfm', 0, '`boolean[]`')],
  ['type', ADVANCED, ...option('silent', 0, "`'silent'`")],
  ['default', ADVANCED, ...option('async', 1, '`true`')],
  ['default', ADVANCED, ...option('gfm', 1, '`false`')],
  ['default', ADVANCED, ...option('pedantic', 1, '`null`')],
  ['default', ADVANCED, ...option('silent', 1, '`1`')],
  ['version', ADVANCED, ...option('breaks', 2, 'v80.2.7')],
  ['version', ADVANCED, ...option('pedantic', 2, 'v99.0.0')],
  ['flag', MANUAL, /^\* -o, --output(?= \[)/m, '* -o, --out'],
  ['flag', MANUAL, /^\* -t, --tokens$/m, '* -t, --token'],
  ['flag', MANUAL, /^\* --pedantic$/m, '* --strict'],
  ['flag', MANUAL, /^(\* -s, --string) \[markdown string\]$/m, '$1 <markdown string>'],
  [
    'signature',
    PRO,
    /(?<=^- <code>\*\*code\*\*\(token: \*Tokens\.)Code\*\): \*string/m,
    'Code*): *number',
  ],
  ['signature', PRO, /(?<=^\| `preprocess\(markdown: )string/m, 'string[]'],
];
