import type { OgImageOptions } from '../og-image/types';
import type { OptionsSchema } from './check-options';
import { nonEmptyArrayOf, nonEmptyString } from './checks';

export const ogImageOptions: OptionsSchema<OgImageOptions> = {
  fonts: { check: nonEmptyArrayOf(nonEmptyString), isRequired: true },
};
