/** Path data for the magnifying glass icon. It is separate from the other icons because it is used on every page. */
export const MAGNIFYING_GLASS_PATH = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21';

/** Icon on a 24 × 24 grid. Defaults to a magnifying glass. */
export function SearchIcon({ d = MAGNIFYING_GLASS_PATH }: { d?: string }) {
  return (
    <svg className="oct-search-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
