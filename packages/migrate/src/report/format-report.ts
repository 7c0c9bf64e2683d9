import { relative } from 'node:path';

import { formatProblem, groupBy } from '@octavo/cli/internal';

import { IMPACTS, type Impact, type MigrationProblem } from './migration-problem';

/** Number of places that are listed for problems with the same message. */
const MAX_PLACES = 10;

export interface ReportSection {
  title: string;
  /** Number of problems. */
  count: number;
  /** Formatted problems. Problems with the same message and hint are one entry with all places. */
  entries: string[];
}

/** Ranks problems by their impact, and groups those that differ only in their place. Paths are relative to `cwd`. */
export function createReport(problems: readonly MigrationProblem[], cwd: string): ReportSection[] {
  const byImpact = groupBy(problems, ({ impact = 'readers' }) => impact);
  return (Object.keys(IMPACTS) as Impact[]).flatMap((impact) => {
    const all = byImpact.get(impact) ?? [];
    if (all.length === 0) return [];
    const groups = groupBy(all, ({ message, hint }) => `${message}\n${hint}`);
    const entries = [...groups.values()].map((group) => formatGroup(group, cwd));
    return [{ title: IMPACTS[impact], count: all.length, entries }];
  });
}

function formatGroup(group: readonly MigrationProblem[], cwd: string): string {
  const [first, ...others] = group as [MigrationProblem, ...MigrationProblem[]];
  const { impact: _impact, ...problem } = first;
  const lines = [formatProblem(problem, cwd)];
  if (others.length > 0) {
    const places = others.slice(0, MAX_PLACES).map((each) => formatPlace(each, cwd));
    const rest = others.length - places.length;
    lines.push(`  Also in: ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`);
  }
  return lines.join('\n');
}

function formatPlace({ file, line }: MigrationProblem, cwd: string): string {
  const path = file === undefined ? 'the site' : relative(cwd, file);
  return line === undefined ? path : `${path}:${line}`;
}
