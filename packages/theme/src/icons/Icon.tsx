import type { IconPath } from '../model/types';
import { ICON_PATHS, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  className?: string;
}

/** A drawn sign of the theme, as large as the text around it. Its meaning is said by its button. */
export function Icon({ name, className = 'oct-icon' }: IconProps) {
  return <Sign path={ICON_PATHS[name]} className={className} />;
}

/** Any sign, drawn like the theme's own. */
export function Sign({
  path,
  className = 'oct-icon',
}: {
  path: IconPath;
  className?: string | undefined;
}) {
  const { fill, d } = path;
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill={fill ? 'currentColor' : 'none'}
      stroke={fill ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      fillRule="evenodd"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

const NOTHING: IconPath = { d: '' };

/** The place of a sign that is not there yet. */
export function EmptySign() {
  return <Sign path={NOTHING} />;
}
