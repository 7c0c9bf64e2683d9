import { usePage } from '../context/useSite';
import { Link } from '../link/Link';

/** Renders the notices of the page, for example on drafts. */
export function Notices() {
  return usePage().notices?.map(({ text, link }) => (
    <p key={text} className="oct-notice" role="note">
      {text}
      {link && (
        <>
          {' '}
          <Link href={link.link}>{link.text}</Link>
        </>
      )}
    </p>
  ));
}
