import { findProblems, frontmatterSchema } from '@octavo/mdx-plugins/schema';

import { locateKey } from '../../config/locate-problems';
import { describeProblem, PARSE_ONCE } from '../../config/validate';
import { evaluate } from '../../config-source/evaluate';
import { type ModuleSource, parseModule } from '../../config-source/read-module';
import {
  createModuleScope,
  getString,
  type SourceLocation,
  type StaticValue,
  toData,
} from '../../config-source/static-value';

/** Exports of a component page that are read without executing it. */
export interface ComponentExports {
  /** Values of `frontmatter`, without those that are invalid or only known at runtime. */
  frontmatter: Record<string, unknown>;
  /** Value of `title`, if it is a string. */
  title?: string | undefined;
  /** Parts of `frontmatter` that are only known at runtime. `path` is empty for the entire frontmatter. */
  dynamic: { path: string; at: StaticValue['at'] }[];
  /** Values of `frontmatter` that the theme cannot use. */
  invalid: { message: string; hint?: string; at: StaticValue['at'] }[];
}

/** Evaluates `export const frontmatter = {…}` and `export const title` in a component page. */
export function readComponentExports(text: string, file: string): ComponentExports {
  const dynamic: ComponentExports['dynamic'] = [];
  const module = parse(text, file);
  const source = module && evaluateExport('frontmatter', module);
  const data =
    source && toData(source, ({ at }, path) => dynamic.push({ path: path.replace(/^\./, ''), at }));
  if (source && source.kind !== 'object' && dynamic.length === 0)
    dynamic.push({ path: '', at: source.at });
  const frontmatter = source?.kind === 'object' ? (data as Record<string, unknown>) : {};
  // Values that are only known at runtime are missing, which is not another problem.
  const problems = findProblems(frontmatterSchema, frontmatter, {}, PARSE_ONCE).filter(
    ({ kind }) => kind === 'value',
  );
  const invalid = problems.map((problem) => ({
    ...describeProblem(problem, frontmatter, 'The frontmatter'),
    at: locateKey(problem.path, source!, frontmatter) ?? source!.at,
  }));
  for (const { path } of problems) delete frontmatter[String(path[0])];
  return {
    frontmatter,
    title: module && getString(evaluateExport('title', module)),
    dynamic,
    invalid,
  };
}

/** Returns the position of a key in the frontmatter of a component page, or that of the nearest parent. */
export function locateExportKey(
  path: readonly PropertyKey[],
  text: string,
  file: string,
): Pick<SourceLocation, 'line' | 'column'> {
  const module = parse(text, file);
  const source = module && evaluateExport('frontmatter', module);
  if (!source) return { line: 1, column: 1 };
  return (
    locateKey(
      path,
      source,
      toData(source, () => {}),
    ) ?? source.at
  );
}

/** Returns `undefined` if the page exports neither of them, or contains a syntax error, which the bundler reports. */
function parse(text: string, file: string): ModuleSource | undefined {
  // Searching is much faster than parsing.
  if (!/\b(?:frontmatter|title)\b/.test(text)) return undefined;
  try {
    return parseModule(text, file);
  } catch {
    return undefined;
  }
}

function evaluateExport(name: string, module: ModuleSource): StaticValue | undefined {
  const node = module.exports.get(name);
  if (!node) return undefined;
  // A page is only read again if its own file changes, so values of other files are not used.
  const local = [...module.bindings].filter(([, { kind }]) => kind === 'expression');
  return evaluate(node, createModuleScope({ ...module, bindings: new Map(local) }));
}
