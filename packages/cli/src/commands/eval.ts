import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { openBuiltSite } from '../built-site/open-built-site';
import { openSiteSource } from '../built-site/site-source';
import { type EvaluationReport, evaluateSearch } from '../eval/evaluate-search';
import { formatEvaluation } from '../eval/format-evaluation';
import { readQuestions } from '../eval/read-questions';
import { addCodeFrame } from '../files/add-code-frame';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { findBuiltSite } from './find-built-site';

export interface EvalOptions {
  cwd: string;
  configFile?: string | undefined;
  /** YAML or JSON file with questions, relative to `cwd`. */
  file: string;
  /** Folder or URL of a built site. @default `outDir` of the configuration */
  site?: string | undefined;
  /** @default 'text' */
  format?: 'text' | 'json';
  logger: Logger;
}

/**
 * Measures how often the search of a built site answers questions, and prints the result.
 *
 * @throws {OctavoError} `USAGE` if the file is invalid, or `BUILD_NOT_FOUND`
 */
export async function evaluate({
  file,
  format = 'text',
  logger,
  ...options
}: EvalOptions): Promise<EvaluationReport> {
  const path = resolve(options.cwd, file);
  const { questions, problems, locate } = readQuestions(path, readFile(path, file));
  if (!questions) {
    throw new OctavoError('USAGE', `${file} is not a valid file of questions.`, {
      problems: problems.map(addCodeFrame),
    });
  }
  const folder = await findBuiltSite({ ...options, logger });
  const site = await openBuiltSite(await openSiteSource(folder, options.cwd));
  const report = await evaluateSearch(questions, site, locate);
  logger.info(format === 'json' ? JSON.stringify(report, null, 2) : formatEvaluation(report));
  if (format === 'text') {
    for (const { edition, metric, value, threshold } of report.shortfalls)
      logger.error(`${edition}: ${metric} is ${value.toFixed(3)}, expected at least ${threshold}.`);
  }
  return report;
}

function readFile(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new OctavoError('USAGE', `Failed to read ${name}.`, {
      hint: 'Pass the path of a YAML or JSON file with questions.',
      cause,
    });
  }
}
