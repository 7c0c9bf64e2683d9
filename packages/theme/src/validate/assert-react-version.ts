import { version } from 'react';

/** Throws an error if the installed React version is older than 18.3. */
export function assertReactVersion(installed: string = version): void {
  if (Number.parseFloat(installed) >= 18.3) return;
  throw new Error(
    `octavo: expected React 18.3 or newer, got ${installed}. Run npm install react@latest react-dom@latest.`,
  );
}
