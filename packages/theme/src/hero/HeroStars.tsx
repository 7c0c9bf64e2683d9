import { useEffect, useRef } from 'react';

import { moveStars, STARS } from './stars';

/**
 * Renders stars that move toward the pointer. They are static on touch screens and if the user prefers reduced motion.
 */
export function HeroStars() {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => (svg.current ? moveStars(svg.current) : undefined), []);

  return (
    <svg ref={svg} className="oct-hero-stars" aria-hidden="true" focusable="false">
      {STARS.map(({ x, y, radius }) => (
        <circle key={x} cx={`${x}%`} cy={`${y}%`} r={radius} />
      ))}
    </svg>
  );
}
