import { describe, expect, it } from 'vitest';

import { listNames } from './list-names';

describe('listNames', () => {
  it('lists all names up to the maximum', () => {
    expect(listNames([], 2)).toBe('');
    expect(listNames(['a'], 2)).toBe('a');
    expect(listNames(['a', 'b'], 2)).toBe('a, b');
  });

  it('counts the names beyond the maximum', () => {
    expect(listNames(['a', 'b', 'c', 'd', 'e'], 2)).toBe('a, b and 3 more');
  });
});
