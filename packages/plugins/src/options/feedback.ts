import * as v from 'valibot';

import { text } from './schemas';

export const feedbackOptions = v.pipe(
  v.object({
    endpoint: v.optional(
      v.pipe(
        v.string('a string'),
        v.regex(/^(?:https?:\/\/|\/)/, 'a URL, or a path that starts with a slash'),
      ),
    ),
    onEvent: v.optional(text),
  }),
  v.check(
    ({ endpoint, onEvent }) => endpoint !== undefined || onEvent !== undefined,
    'an object with "endpoint" or "onEvent"',
  ),
);
