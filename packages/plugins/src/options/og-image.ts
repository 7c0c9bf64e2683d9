import * as v from 'valibot';

import { text } from './schemas';

export const ogImageOptions = v.object({
  fonts: v.pipe(v.array(text, 'an array'), v.minLength(1, 'at least 1 item')),
});
