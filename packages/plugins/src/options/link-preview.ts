import type { LinkPreviewOptions } from '../link-preview/types';
import type { OptionsSchema } from './check-options';
import { numberBetween } from './checks';

export const linkPreviewOptions: OptionsSchema<Required<LinkPreviewOptions>> = {
  delay: { check: numberBetween(0, 10_000), default: 300 },
};
