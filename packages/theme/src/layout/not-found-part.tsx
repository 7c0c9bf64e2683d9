import { NotFound as OwnNotFound } from '../not-found/NotFound';
import { usePart } from '../site/theme-parts';

/** What an unknown address shows, of the site or of the theme. */
export function NotFound() {
  const Part = usePart('NotFound', OwnNotFound);
  return <Part />;
}
