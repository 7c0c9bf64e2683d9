import { useEffect, useRef } from 'react';

import { STARS, starPull } from './stars';

/** Points of light that lean towards the pointer. Still where motion is unwelcome, and on touch. */
export function HeroStars() {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const box = svg.current;
    const section = box?.parentElement;
    const welcome = window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)');
    if (!box || !section || !welcome.matches) return;
    let frame = 0;
    const onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { left, top, width, height } = box.getBoundingClientRect();
        STARS.forEach((star, index) => {
          const dx = clientX - left - (star.x / 100) * width;
          const dy = clientY - top - (star.y / 100) * height;
          const { x, y } = starPull(dx, dy);
          const circle = box.children[index] as SVGElement | undefined;
          circle?.style.setProperty('translate', `${x}px ${y}px`);
        });
      });
    };
    section.addEventListener('pointermove', onPointerMove, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      section.removeEventListener('pointermove', onPointerMove);
    };
  }, []);

  return (
    <svg ref={svg} className="oct-hero-stars" aria-hidden="true" focusable="false">
      {STARS.map(({ x, y, radius }) => (
        <circle key={x} cx={`${x}%`} cy={`${y}%`} r={radius} />
      ))}
    </svg>
  );
}
