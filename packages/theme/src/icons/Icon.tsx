import type { IconPath } from '../model/types';
import { ICON_PATHS, type IconName } from './icon-paths';

export interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * Decorative icon that scales with the font size. Screen readers ignore it, so label the surrounding button or link.
 */
export function Icon({ name, className = 'oct-icon' }: IconProps) {
  return <PathIcon path={ICON_PATHS[name]} className={className} />;
}

/** Renders an icon from SVG path data. */
export function PathIcon({
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
      strokeWidth="1.5"
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

const EMPTY_PATH: IconPath = { d: '' };

/** Empty placeholder to show while an icon loads. */
export function EmptyIcon() {
  return <PathIcon path={EMPTY_PATH} />;
}
