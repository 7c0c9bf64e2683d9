import { join } from 'node:path';

import ts from 'typescript';

import type { FormatKey } from './keys.ts';
import { printKey, printValue } from './print-value.ts';

/** What an editor shows for a key. */
export interface HoverText {
  path: string;
  description: string;
  default: string | undefined;
}

export interface HoverInput {
  /** Folder to resolve imports from. */
  folder: string;
  compilerOptions: ts.CompilerOptions;
  /** Lines before the objects, for example imports. */
  head: string;
  /** Text before each object, for example `defineConfig(`, and after it. */
  before: string;
  after: string;
  keys: readonly FormatKey[];
}

/** Writes each key in a separate object, and returns what TypeScript shows in editors for the key. */
export function hoverTexts({ folder, compilerOptions, ...input }: HoverInput): HoverText[] {
  const file = join(folder, 'hover-texts.ts');
  let text = `${input.head}\n`;
  const positions = input.keys.map((key) => {
    const object = objectWith(key);
    const start = text.length + input.before.length;
    text += `${input.before}${object.replace(MARK, '')}${input.after}\n`;
    return start + object.indexOf(MARK);
  });
  const service = ts.createLanguageService({
    ...ts.createCompilerHost(compilerOptions),
    getCompilationSettings: () => compilerOptions,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const source = path === file ? text : ts.sys.readFile(path);
      return source === undefined ? undefined : ts.ScriptSnapshot.fromString(source);
    },
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    getCurrentDirectory: () => folder,
  });
  return input.keys.map(({ path }, index) => {
    const info = service.getQuickInfoAtPosition(file, positions[index]!);
    const tag = info?.tags?.find(({ name }) => name === 'default');
    return {
      path,
      description: plain(info?.documentation),
      default: tag && plain(tag.text),
    };
  });
}

const MARK = '«»';

/** Returns the code of an object that has a key, with a mark before the name of the key. */
function objectWith({ path, variant }: FormatKey): string {
  const names = path.split('.');
  const last = names.pop()!;
  const isSelector = variant?.key === last;
  const selector = variant ? `${variant.key}: ${printValue(variant.values[0])}` : '';
  const own = isSelector
    ? `{ ${MARK}${selector} }`
    : `{ ${selector && `${selector}, `}${MARK}${printKey(last)}: undefined as never }`;
  return names.toReversed().reduce((inner, name) => {
    const lists = name.match(/\[\]/g)?.length ?? 0;
    const value = `${'['.repeat(lists)}${inner}${']'.repeat(lists)}`;
    return `{ ${name.replaceAll('[]', '').replace('*', 'any')}: ${value} }`;
  }, own);
}

function plain(parts: ts.SymbolDisplayPart[] | undefined): string {
  return ts.displayPartsToString(parts).replace(/\s+/g, ' ').trim();
}
