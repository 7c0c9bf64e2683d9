/** A magnifying glass: the one sign of search that every page shows. */
export const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21';

/** A drawing on a grid of 24 units. */
export function SearchSign({ d = MAGNIFIER }: { d?: string }) {
  return (
    <svg className="oct-search-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
