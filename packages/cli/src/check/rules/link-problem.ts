import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';

/** Link problem without a position. */
export type LinkProblem = Pick<Finding, 'rule' | 'message' | 'hint'> & {
  /** Missing ID that the target page may generate at runtime. */
  runtimeAnchor?: { page: Page; id: string };
};

/** Link problem with a position. */
export type LinkFinding = Finding & Pick<LinkProblem, 'runtimeAnchor'>;
