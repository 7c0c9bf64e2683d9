import { version } from 'react';

/** Say which React there is before one of its functions turns out to be missing. */
export function requireReact(found: string = version): void {
  if (Number.parseFloat(found) >= 18.3) return;
  throw new Error(
    `octavo: expected React 18.3 or newer, got ${found}. Run npm install react@latest react-dom@latest.`,
  );
}
