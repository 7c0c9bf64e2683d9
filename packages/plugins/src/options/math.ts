import type { MathOptions } from '../math/types';
import type { OptionsSchema } from './check-options';
import { boolean, oneOf, recordOf, string } from './checks';

export const mathOptions: OptionsSchema<Required<MathOptions>> = {
  singleDollar: { check: boolean, default: true },
  output: { check: oneOf('html', 'mathml'), default: 'html' },
  macros: { check: recordOf(string), default: {} },
};
