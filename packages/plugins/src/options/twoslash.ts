import type { TwoslashOptions } from '../twoslash/types';
import type { OptionsSchema } from './check-options';
import { boolean, object } from './checks';

export const twoslashOptions: OptionsSchema<Required<TwoslashOptions>> = {
  compilerOptions: { check: object, default: {} },
  docs: { check: boolean, default: true },
};
