import type { StaticValue } from '../estree/static-expression';

/** CSS properties whose numbers have no unit. */
const UNITLESS = new Set(
  (
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns ' +
    'fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart ' +
    'gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDashoffset ' +
    'strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom'
  ).split(' '),
);

/** Write a style object, as it stands in JSX, as CSS. */
export function styleText(style: { [key: string]: StaticValue }): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && typeof value !== 'boolean' && value !== '')
    .map(([name, value]) => `${cssName(name)}:${cssValue(name, value)}`)
    .join(';');
}

function cssName(name: string): string {
  if (name.startsWith('--')) return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

function cssValue(name: string, value: StaticValue): string {
  const needsUnit =
    typeof value === 'number' && value !== 0 && !name.startsWith('--') && !UNITLESS.has(name);
  return needsUnit ? `${value}px` : String(value).trim();
}
