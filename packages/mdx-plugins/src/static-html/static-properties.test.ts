import { expect, test } from 'vitest';
import { toCssText } from './static-properties';

test('converts names to CSS names and numbers to pixels', () => {
  expect(
    toCssText({ marginTop: 4, lineHeight: 1.5, zIndex: 0, '--x': 3, WebkitMask: 'none' }),
  ).toBe('margin-top:4px;line-height:1.5;z-index:0;--x:3;-webkit-mask:none');
});

test('omits values that React omits', () => {
  expect(toCssText({ color: null, top: false, left: '' })).toBe('');
});
