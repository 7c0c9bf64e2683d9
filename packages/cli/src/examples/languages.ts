/** Names of languages that mean the same. */
const ALIASES: Record<string, string> = {
  bash: 'sh',
  shell: 'sh',
  zsh: 'sh',
  typescript: 'ts',
  javascript: 'js',
  mts: 'ts',
  cts: 'ts',
  mjs: 'js',
  cjs: 'js',
  py: 'python',
  rb: 'ruby',
  yml: 'yaml',
};
const EXTENSIONS: Record<string, string> = {
  javascript: 'js',
  typescript: 'ts',
  python: 'py',
  ruby: 'rb',
  rust: 'rs',
  perl: 'pl',
};
const SCRIPTS = ['ts', 'tsx', 'js', 'jsx'];

/** Commands that run a block without a title, by language. */
const BUILT_IN_RUNNERS: Record<string, string> = { ts: 'npx jiti {file}', js: 'node {file}' };

export function normalizeLanguage(lang: string): string {
  return ALIASES[lang] ?? lang;
}

/** Whether blocks of a language are TypeScript or JavaScript. */
export function isScript(lang: string): boolean {
  return SCRIPTS.includes(normalizeLanguage(lang));
}

/** Returns the file extension of a language. */
export function extensionOf(lang: string): string {
  return EXTENSIONS[lang] ?? EXTENSIONS[normalizeLanguage(lang)] ?? lang;
}

/** Returns the command that runs blocks of a language, `false` if they are disabled, and `undefined` if there is none. */
export function getRunner(
  lang: string,
  runners: Readonly<Record<string, string | false>>,
): string | false | undefined {
  const name = normalizeLanguage(lang);
  return runners[lang] ?? runners[name] ?? BUILT_IN_RUNNERS[name];
}
