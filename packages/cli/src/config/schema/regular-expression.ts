import * as z from 'zod';

/** Schema for the source of a regular expression. */
export const regularExpression = z
  .string()
  .min(1)
  .refine(isRegularExpression, 'a valid regular expression');

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}
