import * as v from 'valibot';

export const mermaidOptions = v.object({
  draw: v.optional(v.picklist(['build', 'browser'], '"build" or "browser"'), 'build'),
});
