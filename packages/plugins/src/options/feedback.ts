import type { FeedbackOptions } from '../feedback/types';
import type { OptionsSchema } from './check-options';
import { type Check, describeInvalid, nonEmptyString, stringMatching } from './checks';

export const feedbackOptions: OptionsSchema<FeedbackOptions> = {
  endpoint: {
    check: stringMatching(/^(?:https?:\/\/|\/)/, 'a URL, or a path that starts with a slash'),
  },
  onEvent: { check: nonEmptyString },
};

/** Requires one of the options. */
export const requireTarget: Check = (options) => {
  const { endpoint, onEvent } = options as FeedbackOptions;
  return endpoint === undefined && onEvent === undefined
    ? describeInvalid(options, 'an object with "endpoint" or "onEvent"')
    : [];
};
