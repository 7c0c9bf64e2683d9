import { dirname, join } from 'node:path';

import ts from 'typescript';

import type { Sample } from './read-samples';

const repository = join(import.meta.dirname, '../../..');
/** The files exist only in memory. Their packages are found from here. */
const FOLDER = join(repository, 'sites/octavo/samples');

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  customConditions: ['octavo-source'],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  resolveJsonModule: true,
  allowArbitraryExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  // Packages that samples use, and this site does not.
  paths: {
    '@octavo/search': [join(repository, 'packages/search/src/index.ts')],
    '@rsbuild/*': [join(repository, 'sites/docs/node_modules/@rsbuild/*')],
    'react-router': [join(repository, 'node_modules/.pnpm/node_modules/react-router')],
    'react-router-dom': [join(repository, 'packages/theme/node_modules/react-router-dom')],
    // The alias that the guide adds.
    '@components/*': [join(FOLDER, 'en/guide/data-and-components/0/components/*')],
  },
};

/** The build of the theme writes the catalogs, and this check does not need a build. */
const CATALOGS = `declare module '@octavo/theme/messages/*.json' {
  const messages: Partial<import('@octavo/theme').Messages>;
  export default messages;
}
`;

/** Next.js is too large to install for one sample. `e2e/consumers` builds an application with it. */
const NEXT = `declare module 'next/navigation' {
  export function useRouter(): { push(to: string): void; prefetch(to: string): void };
  export function usePathname(): string;
}
`;

const CLIENT = join(repository, 'packages/cli/client.d.ts');

/** Files that samples import, and that do not matter for them. */
const MISSING_FILES = /\/(?:LargeChart|Alert)$/;

/**
 * Returns the type errors of TypeScript and JavaScript samples. Samples with a title are files of one project per page. A
 * repeated title replaces the file, and starts a new project with the other files. Samples without a title that
 * import nothing are fragments, of which only the syntax is checked.
 */
export function checkTypes(samples: readonly Sample[]): string[] {
  const files = new Map<string, string>();
  const origins = new Map<string, Sample>();
  for (const page of new Set(samples.map((sample) => sample.page))) {
    const own = samples.filter((sample) => sample.page === page);
    let project = new Map<string, Sample>();
    let count = 0;
    const flush = () => {
      const folder = join(FOLDER, page.replace(/\.mdx?$/, ''), String(count++));
      for (const [name, sample] of project) {
        files.set(join(folder, name), sample.code);
        origins.set(join(folder, name), sample);
      }
    };
    for (const sample of own) {
      const name = fileOf(sample);
      if (name === undefined) continue;
      if (project.has(name)) {
        flush();
        project = new Map(project);
      }
      project.set(name, sample);
    }
    flush();
  }
  const next = join(FOLDER, 'next.d.ts');
  files.set(next, NEXT);
  files.set(join(FOLDER, 'catalogs.d.ts'), CATALOGS);

  const folders = new Set([...files.keys()].flatMap(parents));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.getCurrentDirectory = () => FOLDER;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.directoryExists = (path) => folders.has(path) || (directoryExists?.(path) ?? true);
  host.getSourceFile = (path, version, ...rest) => {
    const code = files.get(path);
    return code === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, code, version, true);
  };
  const roots = [...files.keys()].filter((path) => /\.[cm]?[jt]sx?$/.test(path));
  const program = ts.createProgram([...roots, CLIENT], { ...OPTIONS, typeRoots: [] }, host);
  const found = roots.flatMap((path) => {
    const file = program.getSourceFile(path)!;
    const syntax = program.getSyntacticDiagnostics(file);
    const sample = origins.get(path);
    const isFragment = sample && !sample.title && !/^import /m.test(sample.code);
    const diagnostics = isFragment ? syntax : [...syntax, ...program.getSemanticDiagnostics(file)];
    return diagnostics.map((each) => ({ each, path, sample }));
  });
  const missing = found
    .filter(({ each }) => !MISSING_FILES.test(missingModule(each) ?? ''))
    .map(({ each, path, sample }) => {
      const line = ts.getLineAndCharacterOfPosition(each.file!, each.start ?? 0).line + 1;
      const message = ts.flattenDiagnosticMessageText(each.messageText, ' ');
      return sample ? `${sample.page}:${sample.line + line} ${message}` : `${path} ${message}`;
    });
  return [...new Set(missing)];
}

/** Returns the path of the file that a sample shows, or nothing if it is not a file for the compiler. */
function fileOf({ lang, title, line }: Sample): string | undefined {
  if (title && !/\s/.test(title)) return title;
  return /^[jt]sx?$/.test(lang) ? `line-${line}.${lang}` : undefined;
}

function missingModule({ code, messageText }: ts.Diagnostic): string | undefined {
  if (code !== 2307 || typeof messageText !== 'string') return undefined;
  return /'([^']+)'/.exec(messageText)?.[1];
}

function parents(path: string): string[] {
  const folder = dirname(path);
  return folder.length <= FOLDER.length ? [folder] : [folder, ...parents(folder)];
}
