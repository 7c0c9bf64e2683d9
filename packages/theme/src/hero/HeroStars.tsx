import { useEffect, useRef } from 'react';

/** Stars behind the hero: 35. */
const COUNT = 35;
/** A star follows the pointer when it is this close on both axes, in CSS pixels. */
export const STAR_REACH = 100;

interface Star {
  /** Percent of the box's width and height. */
  x: number;
  y: number;
  /** Radius in CSS pixels. */
  radius: number;
}

/** Where the stars stand: spread by the golden ratio, the same on every visit. */
export const STARS: readonly Star[] = Array.from({ length: COUNT }, (_, index) => ({
  x: Math.round(((index * 0.618034) % 1) * 960 + 20) / 10,
  y: Math.round(((index * 0.754878) % 1) * 920 + 40) / 10,
  radius: (index / 20 + 3) / 2,
}));

/** How far a star moves towards a pointer at this distance on both axes. */
export function starPull(dx: number, dy: number): { x: number; y: number } {
  const isNear = Math.abs(dx) < STAR_REACH && Math.abs(dy) < STAR_REACH;
  // Half of the way, so that stars gather around the pointer without piling up under it.
  return isNear ? { x: dx / 2, y: dy / 2 } : { x: 0, y: 0 };
}

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
