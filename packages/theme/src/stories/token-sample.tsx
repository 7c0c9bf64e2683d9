import type { CSSProperties } from 'react';

/** Renders a sample for a token based on its name, or nothing if the token has no visual representation. */
export function TokenSample({ name }: { name: string }) {
  const style = sampleStyle(name);
  if (!style) return null;
  return (
    <span aria-hidden="true" className="oct-story-sample" style={style}>
      {/-(?:text-\w+|font|weight|leading)/.test(name) && !name.includes('color') ? 'Aa 文' : null}
    </span>
  );
}

function sampleStyle(name: string): CSSProperties | undefined {
  const value = `var(${name})`;
  const box = { display: 'inline-block', inlineSize: '3rem', blockSize: '1.5rem' };
  if (name.includes('-color-')) {
    return { ...box, background: value, outline: '1px solid var(--oct-color-border)' };
  }
  if (name.includes('-shadow-')) return { ...box, boxShadow: value };
  if (name.includes('-radius')) {
    return { ...box, background: 'var(--oct-color-accent-soft)', borderRadius: value };
  }
  if (name.includes('-space-')) {
    return { ...box, inlineSize: value, background: 'var(--oct-color-accent-fill)' };
  }
  if (name.includes('-text-')) return { fontSize: value, lineHeight: 1 };
  if (name.includes('-font-')) return { fontFamily: value };
  if (name.includes('-weight-')) return { fontWeight: value as CSSProperties['fontWeight'] };
  if (name.includes('-leading-')) return { lineHeight: value as CSSProperties['lineHeight'] };
  if (name.includes('-focus-')) return { ...box, outline: value };
  return undefined;
}
