import type { Frontmatter, PageContent } from '@octavo/mdx-plugins';
import type { StandardSchemaV1 } from '@standard-schema/spec';

import { isJson } from '../../files/is-json';
import type { SiteConfig } from '../../model/config';
import type { Problem } from '../../model/errors';
import { omitUndefined } from '../../model/omit-undefined';
import type { SourceFile } from '../../model/page';
import { trackActivity } from '../../watchdog/watchdog';
import { replaceFrontmatter } from './page-text';

/** Page whose declared frontmatter fields are validated. */
export interface PageToValidate {
  file: Pick<SourceFile, 'filePath' | 'relativePath' | 'kind'>;
  content: PageContent;
  /** Returns the source of the page. It is only needed to locate problems. */
  readSource: () => string;
}

/** Page content with validated fields, or the problems in the fields. */
export type ValidatedContent = { content: PageContent } | { problems: Problem[] };

/**
 * Validates the declared frontmatter fields of a page, and replaces their values with those that the schemas return. If they
 * are the same, returns the same content. It runs in the main thread, because schemas contain functions.
 */
export async function validateFrontmatter(
  { file, content, readSource }: PageToValidate,
  { frontmatter: fields }: Pick<SiteConfig, 'frontmatter'>,
): Promise<ValidatedContent> {
  const changed: Record<string, unknown> = {};
  const invalid: FieldProblem[] = [];
  for (const [name, schema] of Object.entries(fields)) {
    // YAML parses a key without a value as `null`.
    const input = content.frontmatter[name] ?? undefined;
    const label = `validating the frontmatter field "${name}" of ${file.relativePath}`;
    const result = await trackActivity(label, () => validateField(name, schema, input));
    if ('problems' in result) invalid.push(...result.problems);
    else if (result.value !== content.frontmatter[name]) changed[name] = result.value;
  }
  if (invalid.length > 0) return { problems: await locate(invalid, file, readSource()) };
  if (Object.keys(changed).length === 0) return { content };
  const frontmatter = omitUndefined({ ...content.frontmatter, ...changed });
  return { content: replaceFrontmatter(content, frontmatter as Frontmatter) };
}

interface FieldProblem extends Pick<Problem, 'message' | 'hint'> {
  path: readonly PropertyKey[];
}

type FieldResult = { value: unknown } | { problems: FieldProblem[] };

async function validateField(
  name: string,
  schema: StandardSchemaV1,
  input: unknown,
): Promise<FieldResult> {
  let result: StandardSchemaV1.Result<unknown>;
  try {
    result = await schema['~standard'].validate(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The schema of the frontmatter field "${name}" failed: ${reason}`;
    return { problems: [{ path: [name], message, hint: 'Fix the schema.' }] };
  }
  if (result.issues) {
    return { problems: result.issues.map((issue) => toProblem(name, issue, input)) };
  }
  if (isJson(result.value)) return { value: result.value };
  const message = `The schema of the frontmatter field "${name}" returns a value that is not serializable`;
  const hint = 'Return only strings, finite numbers, booleans, null, arrays and plain objects.';
  return { problems: [{ path: [name], message, hint }] };
}

function toProblem(name: string, issue: StandardSchemaV1.Issue, input: unknown): FieldProblem {
  const keys = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part));
  const path = [name, ...keys];
  const key = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
  return input === undefined
    ? { path, message: `Missing frontmatter key "${key}"`, hint: issue.message }
    : { path, message: `Invalid frontmatter key "${key}": ${issue.message}` };
}

async function locate(
  problems: readonly FieldProblem[],
  { filePath, kind }: PageToValidate['file'],
  source: string,
): Promise<Problem[]> {
  // The compiler is slow to load, so only import it to report problems.
  const { codeFrame, locateFrontmatterKey } = await import('@octavo/mdx-plugins');
  return problems.map(({ path, ...problem }) => {
    const { line, column } =
      kind === 'markdown' ? locateFrontmatterKey(source, path) : locateExport(source, path[0]!);
    return { file: filePath, line, column, ...problem, frame: codeFrame(source, line, column) };
  });
}

/** Returns the position of a key in the frontmatter of a component page, or that of the frontmatter. */
function locateExport(source: string, key: PropertyKey): { line: number; column: number } {
  const start = source.search(/export\s+const\s+frontmatter\b/);
  if (start < 0) return { line: 1, column: 1 };
  const end = source.indexOf('}', start);
  const found = source
    .slice(start, end < 0 ? undefined : end)
    .search(new RegExp(`(?<![\\w$])${String(key).replace(/[^\w]/g, '\\$&')}['"]?\\s*:`));
  const before = source.slice(0, start + Math.max(found, 0)).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
