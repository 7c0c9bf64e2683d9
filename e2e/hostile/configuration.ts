import type { CommandCase } from './cases';

const config = (source: string) => ({ 'docs.config.mjs': `${source}\n` });
const options = (source: string) => config(`export default { title: 'Site', ${source} };`);
const locales = (...langs: string[]) =>
  options(`locales: ${JSON.stringify(langs.map((lang) => ({ lang, label: lang })))}`);
const check = ['check'];

const configurations: CommandCase[] = [
  { input: 'a syntax error', files: config('export default {'), error: /docs\.config\.mjs/ },
  {
    input: 'no default export',
    files: config('export const a = 1;'),
    error: /docs\.config\.mjs[\s\S]*default/,
  },
  { input: 'null', files: config('export default null;'), error: /docs\.config\.mjs/ },
  { input: 'a number', files: config('export default 42;'), error: /docs\.config\.mjs/ },
  { input: 'a list', files: config('export default [];'), error: /docs\.config\.mjs/ },
  { input: 'a string', files: config("export default 'site';"), error: /docs\.config\.mjs/ },
  {
    input: 'a function that throws',
    files: config("export default () => { throw new Error('no config today'); };"),
    error: /expected an object, got a function/,
  },
  {
    input: 'a promise that rejects with undefined',
    files: config('export default () => Promise.reject();'),
    error: /docs\.config\.mjs/,
  },
  {
    input: 'a function that returns nothing',
    files: config('export default () => {};'),
    error: /docs\.config\.mjs/,
  },
  { input: 'a throw at the top level', files: config("throw 'text';"), error: /docs\.config\.mjs/ },
  {
    input: 'process.exit(0)',
    files: config('process.exit(0);'),
    error: /exited before it finished/,
  },
  {
    input: 'a promise that never settles',
    files: config('await new Promise(() => {});\nexport default {};'),
    error: /never settled/,
  },
  {
    input: 'a missing import',
    files: config("import './gone.mjs';\nexport default {};"),
    error: /gone\.mjs/,
  },
  {
    input: 'a missing package',
    files: config("import 'gone-package';\nexport default {};"),
    error: /gone-package/,
  },
  { input: 'an unknown key', files: options('titel: 1'), error: /Unknown key "titel"[\s\S]*title/ },
  {
    input: 'a key named __proto__',
    files: options('["__proto__"]: { base: 1 }'),
    error: /__proto__/,
  },
  {
    input: 'a getter that throws',
    files: options("get base() { throw new Error('no base'); }"),
    error: /no base/,
  },
  {
    input: 'an object that contains itself',
    files: config("const a = { title: 'a' };\na.themeConfig = a;\nexport default a;"),
    error: /themeConfig/,
  },
  {
    input: 'a title that is a number',
    files: config('export default { title: 1 };'),
    error: /title: expected a string, got 1/,
  },
  {
    input: 'a title with markup',
    files: config("export default { title: '</title><script>alert(1)</script>' };"),
    args: ['build'],
    built: { 'index.html': /<title>[^<]*&lt;\/title(?:>|&gt;)/ },
  },
  { input: 'a base that is a URL', files: options("base: 'https://evil.example/'"), error: /base/ },
  { input: 'a base without a scheme', files: options("base: '//evil.example/'"), error: /base/ },
  { input: 'a base with dot segments', files: options("base: '/../a/'"), error: /base/ },
  { input: 'a base with a query', files: options("base: '/a?b/'"), error: /base/ },
  { input: 'a language with slashes', files: locales('../x', 'en'), error: /locales/ },
  { input: 'an empty language', files: locales('', 'en'), error: /locales/ },
  { input: 'a language twice', files: locales('en', 'en'), error: /en/ },
  { input: 'a language twice in different case', files: locales('en', 'EN'), error: /EN/ },
  { input: 'no languages', files: options('locales: []') },
  {
    input: 'a version with slashes',
    files: options("multiVersion: { versions: ['../1', '2'], default: '2' }"),
    error: /versions\[0\]: expected a version name/,
  },
  {
    input: 'a version twice',
    files: options("multiVersion: { versions: ['1', '1'], default: '1' }"),
    error: /versions\[1\]: duplicate version/,
  },
  {
    input: 'versions that differ in normalization',
    files: options(
      "multiVersion: { versions: ['caf\\u00e9', 'cafe\\u0301'], default: 'caf\\u00e9' }",
    ),
    error: /versions\[1\]: duplicate version/,
  },
  {
    input: 'a content folder that does not exist',
    files: options("root: 'gone'"),
    error: /folder not found/,
  },
  {
    input: 'a content folder that is a file',
    files: options("root: 'package.json'"),
    error: /root/,
  },
  { input: 'a content folder with a NUL', files: options("root: 'a\\0b'"), error: /root/ },
  {
    input: 'a plugin that does not exist',
    files: options("plugins: ['gone-plugin']"),
    error: /gone-plugin/,
  },
  { input: 'a plugin that is null', files: options('plugins: [null]') },
  { input: 'a plugin without a name', files: options('plugins: [{}]'), error: /plugins/ },
  {
    input: 'a plugin with an unknown hook',
    files: options("plugins: [{ name: 'a', pagess() {} }]"),
    error: /pagess/,
  },
  {
    input: 'a hook that throws',
    files: options("plugins: [{ name: 'angry', pages() { throw new Error('no pages'); } }]"),
    error: /angry[\s\S]*no pages|no pages[\s\S]*angry/,
  },
  {
    input: 'a hook that rejects with a string',
    files: options("plugins: [{ name: 'angry', pages: () => Promise.reject('text') }]"),
    error: /angry/,
  },
  {
    input: 'a hook that returns a number',
    files: options("plugins: [{ name: 'angry', pages: () => 42 }]"),
    error: /angry/,
  },
  {
    input: 'a generated page outside of the site',
    files: options(
      "plugins: [{ name: 'angry', pages: () => [{ routePath: '/../../pwned', content: '# A' }] }]",
    ),
    error: /angry/,
    absent: ['pwned.html', '../pwned.html'],
  },
  {
    input: 'a remark plugin that does not exist',
    files: options("markdown: { remarkPlugins: ['remark-gone'] }"),
    error: /remark-gone/,
  },
  {
    input: 'a remark plugin that is a number',
    files: options('markdown: { remarkPlugins: [42] }'),
    error: /remarkPlugins/,
  },
  {
    input: 'a remark plugin that throws',
    files: {
      ...options("markdown: { remarkPlugins: ['./angry.mjs'] }"),
      'angry.mjs': "export default () => () => { throw new Error('no trees'); };\n",
    },
    error: /angry\.mjs[\s\S]*no trees|no trees[\s\S]*angry\.mjs/,
  },
  {
    input: 'a remark plugin without a default export',
    files: { ...options("markdown: { remarkPlugins: ['./empty.mjs'] }"), 'empty.mjs': '' },
    error: /empty\.mjs/,
  },
  { input: 'a redirect to itself', files: options("redirects: { '/a': '/a' }"), error: /\/a/ },
  {
    input: 'redirects in a circle',
    files: options("redirects: { '/a': '/b', '/b': '/a' }"),
    error: /\/a/,
  },
  {
    input: 'a redirect from outside of the site',
    files: options("redirects: { '/../../../PWNED': '/guide' }"),
    error: /PWNED/,
    absent: ['PWNED.html', '../PWNED.html', '../../PWNED.html'],
  },
  {
    input: 'a redirect that runs a script',
    files: options("redirects: { '/a': 'javascript:alert(1)' }"),
    error: /javascript/,
  },
  {
    input: 'a redirect with a line break',
    files: options("redirects: { '/a': '/guide\\nSet-Cookie: a' }"),
    error: /redirects/,
  },
  {
    input: 'a redirect to a page that does not exist',
    files: options("redirects: { '/a': '/gone' }"),
    error: /\/gone/,
  },
  {
    input: '5,000 redirects',
    files: options(
      "redirects: Object.fromEntries(Array.from({ length: 5000 }, (_, i) => ['/old-' + i, '/guide']))",
    ),
    args: ['build'],
    built: { 'old-4999.html': /guide/ },
  },
  {
    input: 'a page timeout of 0',
    files: options('build: { pageTimeout: 0 }'),
    error: /pageTimeout/,
  },
  {
    input: 'a page timeout of NaN',
    files: options('build: { pageTimeout: Number.NaN }'),
    error: /pageTimeout/,
  },
  {
    input: 'a site URL without a scheme',
    files: options("siteOrigin: 'example.com'"),
    error: /siteOrigin/,
  },
  {
    input: 'a social link that runs a script',
    files: options(
      "themeConfig: { socialLinks: [{ icon: 'github', mode: 'link', content: 'javascript:alert(1)' }] }",
    ),
    error: /javascript|socialLinks/,
  },
  {
    input: 'a theme configuration that is null',
    files: options('themeConfig: null'),
    error: /themeConfig/,
  },
  {
    input: 'a rule that does not exist',
    files: options("check: { rules: { 'dead-lnk': 'off' } }"),
    error: /dead-lnk/,
  },
];

const nav = (source: string) => ({ 'content/_nav.json': source });
const meta = (source: string) => ({ 'content/_meta.json': source });

const navigations: CommandCase[] = [
  { input: 'an empty _nav.json', files: nav(''), error: /_nav\.json/ },
  {
    input: 'a _nav.json that is not JSON',
    files: nav('[\n  { "text": "a", }\n]\n'),
    error: /_nav\.json:2/,
  },
  { input: 'null as _nav.json', files: nav('null'), error: /_nav\.json/ },
  { input: 'a number as _nav.json', files: nav('1e999'), error: /_nav\.json/ },
  { input: 'an entry that is null', files: nav('[null]'), error: /_nav\.json/ },
  { input: 'an entry without keys', files: nav('[{}]'), error: /_nav\.json/ },
  {
    input: 'a link that is null',
    files: nav('[{ "text": "a", "link": null }]'),
    error: /_nav\.json/,
  },
  {
    input: 'a link that is a number',
    files: nav('[{ "text": "a", "link": 5 }]'),
    error: /_nav\.json/,
  },
  {
    input: 'a text that is a number',
    files: nav('[{ "text": 1, "link": "/guide" }]'),
    error: /_nav\.json/,
  },
  {
    input: 'a link that runs a script',
    files: nav('[{ "text": "a", "link": "javascript:alert(1)" }]'),
    error: /_nav\.json/,
  },
  {
    input: 'a link to a page that does not exist',
    files: nav('[{ "text": "a", "link": "/gone" }]'),
    error: /_nav\.json/,
  },
  {
    input: 'a key named __proto__',
    files: nav('[{ "text": "a", "link": "/guide", "__proto__": 1 }]'),
  },
  {
    input: 'a text with markup',
    files: nav('[{ "text": "<img src=x onerror=alert(1)>", "link": "/guide" }]'),
    args: ['build'],
    built: { 'guide.html': /&lt;img src=x/ },
  },
  {
    input: '200 nested entries',
    files: nav(`${'[{"text":"a","items":'.repeat(200)}[]${'}]'.repeat(200)}`),
  },
  { input: 'a byte order mark', files: nav('\ufeff[{ "text": "Guide", "link": "/guide" }]') },
  {
    input: 'a UTF-16 _nav.json',
    files: { 'content/_nav.json': Buffer.from('\ufeff[]', 'utf16le') },
    error: /_nav\.json/,
  },
  { input: 'an empty _meta.json', files: meta(''), error: /_meta\.json/ },
  { input: 'null as _meta.json', files: meta('null'), error: /_meta\.json/ },
  { input: 'a number as an entry of _meta.json', files: meta('[1]'), error: /_meta\.json/ },
  { input: 'a file that does not exist', files: meta('["gone"]'), error: /_meta\.json/ },
  { input: 'a file outside of the folder', files: meta('["../package"]'), error: /_meta\.json/ },
  { input: 'an entry twice', files: meta('["guide", "guide"]'), error: /_meta\.json/ },
  {
    input: 'an unknown type',
    files: meta('[{ "type": "fiel", "name": "guide" }]'),
    error: /_meta\.json/,
  },
  {
    input: 'a label with markup',
    files: meta(
      '["index", { "type": "file", "name": "guide", "label": "<script>alert(1)</script>" }]',
    ),
    args: ['build'],
    built: { 'guide.html': /&lt;script>alert|&lt;script&gt;alert/ },
  },
  { input: 'a list as i18n.json', files: { 'i18n.json': '[]' }, error: /i18n\.json/ },
  {
    input: 'a text of i18n.json that is a number',
    files: { 'i18n.json': '{ "a": { "en": 1 } }' },
    error: /i18n\.json/,
  },
];

/** Configurations. All errors name the file or the key. */
export const CONFIGURATION = configurations.map((entry) => ({ args: check, ...entry }));

/** Navigation files. All errors name the file. */
export const NAVIGATION = navigations.map((entry) => ({ args: check, ...entry }));
