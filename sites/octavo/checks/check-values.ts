import { createRequire } from 'node:module';
import { basename } from 'node:path';

import { findProblems, frontmatterSchema } from '@octavo/mdx-plugins/schema';
import ts from 'typescript';
import { parse } from 'yaml';

import { i18nFileSchema } from '../../../packages/cli/src/config/schema/i18n-file';
import { metaFileSchema } from '../../../packages/cli/src/config/schema/meta-file';
import { describeProblem, validateConfig } from '../../../packages/cli/src/config/validate';
import { parsePage } from '../../../packages/cli/src/examples/fences';
import { navFileSchema } from '../../../packages/theme/src/schema/navigation';
import type { Sample } from './read-samples';

type Schema = Parameters<typeof findProblems>[0];

const JSON_SCHEMAS: Record<string, Schema> = {
  '_nav.json': navFileSchema,
  '_meta.json': metaFileSchema,
  'i18n.json': i18nFileSchema,
};

/** Runs the configurations of all samples, and returns their invalid values. */
export function checkConfigs(samples: readonly Sample[]): string[] {
  return samples
    .filter(({ title }) => /^docs\.config\.[jt]s$/.test(title ?? ''))
    .flatMap((sample) =>
      report(sample, () => {
        const { default: config } = runModule(sample, samples) as { default?: unknown };
        return validateConfig(config, sample.title!).map(({ message }) => message);
      }),
    );
}

/** Returns the syntax errors and invalid values of JSON and YAML samples, and of the frontmatter in Markdown samples. */
export function checkData(samples: readonly Sample[]): string[] {
  return samples.flatMap((sample) => report(sample, () => checkSample(sample)));
}

function checkSample({ lang, title = '', code }: Sample): string[] {
  if (lang === 'json') {
    const schema = JSON_SCHEMAS[basename(title)];
    const value: unknown = JSON.parse(code);
    return schema ? validate(schema, value) : [];
  }
  if (lang === 'yaml') {
    const value: unknown = parse(code.replace(/^---\n|---$/gm, ''));
    // Without a title, it is the frontmatter of a page or a part of a workflow, which is a list.
    return title || Array.isArray(value) ? [] : validate(frontmatterSchema, value);
  }
  if (lang === 'md' || lang === 'mdx') {
    parsePage(code, `a.${lang}`);
    const [, frontmatter] = /^---\n([\s\S]*?)\n---$/m.exec(code) ?? [];
    return frontmatter === undefined ? [] : validate(frontmatterSchema, parse(frontmatter));
  }
  return [];
}

function validate(schema: Schema, value: unknown): string[] {
  return findProblems(schema, value).map(
    (problem) => describeProblem(problem, value, 'The file').message,
  );
}

function report(sample: Sample, check: () => readonly string[]): string[] {
  try {
    return check().map((message) => `${sample.page}:${sample.line} ${message}`);
  } catch (error) {
    return [`${sample.page}:${sample.line} ${String(error)}`];
  }
}

const PACKAGE = Object.fromEntries(
  ['defineConfig', 'definePlugin', 'defineCommand'].map((name) => [
    name,
    (value: unknown) => value,
  ]),
);

/** Entry points of the official plugins. */
const { default: plugins } = await import('@octavo/plugins/package.json', {
  with: { type: 'json' },
});
const PLUGINS = new Map<string, unknown>(
  await Promise.all(
    Object.keys(plugins.exports)
      .filter((path) => !path.endsWith('.json'))
      .map((path) => `@octavo/plugins${path.slice(1)}`)
      .map(async (name) => [name, await import(name)] as const),
  ),
);

/** Runs a module whose relative imports are samples of the same page. */
function runModule(sample: Sample, samples: readonly Sample[]): unknown {
  const { outputText } = ts.transpileModule(sample.code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const load = (name: string): unknown => {
    if (name === '@octavo/cli') return PACKAGE;
    if (PLUGINS.has(name)) return PLUGINS.get(name);
    if (!name.startsWith('.')) return createRequire(import.meta.url)(name);
    const path = name.replace(/^(?:\.\/)/, '');
    const imported = samples.find(
      ({ page, title }) => page === sample.page && (title === path || title === `${path}.ts`),
    );
    if (!imported) throw new Error(`The page does not show ${name}.`);
    return imported.lang === 'json' ? JSON.parse(imported.code) : runModule(imported, samples);
  };
  const module = { exports: {} };
  new Function('require', 'module', 'exports', outputText)(load, module, module.exports);
  return module.exports;
}
