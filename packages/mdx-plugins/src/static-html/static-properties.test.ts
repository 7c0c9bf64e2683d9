import { expect, test } from 'vitest';
import { styleText } from './static-properties';

test('converts names to CSS names and numbers to pixels', () => {
  expect(
    styleText({ marginTop: 4, lineHeight: 1.5, zIndex: 0, '--x': 3, WebkitMask: 'none' }),
  ).toBe('margin-top:4px;line-height:1.5;z-index:0;--x:3;-webkit-mask:none');
});

test('omits values that React omits', () => {
  expect(styleText({ color: null, top: false, left: '' })).toBe('');
});
