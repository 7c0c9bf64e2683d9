import { Link } from '../link/Link';
import type { PageBreadcrumbs } from '../model/types';

/** Renders breadcrumbs. The last entry is the current page. */
export function Breadcrumbs({ label, items }: PageBreadcrumbs) {
  return (
    <nav className="oct-doc-place" aria-label={label}>
      <ol>
        {items.map(({ text, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups may have the same title.
          <li key={`${index} ${text}`}>
            {index === items.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : link ? (
              <Link href={link}>{text}</Link>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
