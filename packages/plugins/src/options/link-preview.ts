import * as v from 'valibot';

export const linkPreviewOptions = v.object({
  delay: v.optional(
    v.pipe(
      v.number('a number'),
      v.minValue(0, 'a number greater than or equal to 0'),
      v.maxValue(10_000, 'a number less than or equal to 10000'),
    ),
    300,
  ),
});
