import type { MermaidOptions } from '../mermaid/types';
import type { OptionsSchema } from './check-options';
import { oneOf } from './checks';

export const mermaidOptions: OptionsSchema<Required<MermaidOptions>> = {
  draw: { check: oneOf('build', 'browser'), default: 'build' },
};
