import * as z from 'zod';

import type { FeedbackOptions } from '../feedback/types';

export const feedbackOptionsSchema = z
  .strictObject({
    endpoint: z
      .string()
      .refine((url) => /^(?:https?:\/\/|\/)/.test(url), 'a URL, or a path that starts with a slash')
      .optional(),
    onEvent: z.string().min(1).optional(),
  })
  .refine(
    ({ endpoint, onEvent }) => endpoint !== undefined || onEvent !== undefined,
    'an object with "endpoint" or "onEvent"',
  ) satisfies z.ZodType<FeedbackOptions>;
