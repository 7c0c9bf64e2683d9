import type { FactRule, SiteConfig } from '../model/config';
import { createComparison, type FactSources } from './compare';
import type { Fact } from './fact';

/** Rule with the statements that it compares. */
export interface RuleTask {
  rule: FactRule;
  facts: readonly Fact[];
}

/** Statement of a page that differs from its source. */
export interface FactProblem {
  /** Absolute path of the page. */
  file: string;
  line: number;
  message: string;
}

/** Result of a rule. */
export interface RuleResult {
  problems: FactProblem[];
  /** Number of statements that were compared. */
  count: number;
}

/** Result of each rule, or the reason why a source cannot be read. */
export type RuleResults = { found: RuleResult[] } | { unreadable: string };

/** Input of `compareRules`. It can be sent to a thread. */
export interface RuleInput {
  tasks: readonly RuleTask[];
  site: Pick<SiteConfig, 'cwd' | 'test'>;
}

/** Compares statements with the sources of their rules. */
export async function compareRules({ tasks, site }: RuleInput): Promise<RuleResults> {
  const sources: FactSources = { ...site, types: new Map() };
  const comparisons = [];
  for (const { rule, facts } of tasks) {
    try {
      const prepare = await createComparison(rule, sources);
      comparisons.push(prepare(facts));
    } catch (error) {
      return { unreadable: (error as Error).message };
    }
  }
  const found = comparisons.map((compare) => {
    const { differences, count } = compare();
    const problems = differences.map(({ fact: { page, statement }, message }) => ({
      file: page.file,
      line: statement.line,
      message,
    }));
    return { problems, count };
  });
  return { found };
}
