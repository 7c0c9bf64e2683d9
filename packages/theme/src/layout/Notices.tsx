import { useMessages } from '../context/useMessages';
import { usePage } from '../context/useSite';
import { Link } from '../link/Link';
import { useContentLang } from './ContentLang';

/** Renders the notices of the page, for example on drafts and on pages that are not translated. */
export function Notices() {
  const { notices = [] } = usePage();
  const messages = useMessages();
  const isUntranslated = useContentLang() !== undefined;
  return (
    <>
      {notices.map(({ text, link }) => (
        <p key={text} className="oct-notice" role="note">
          {text}
          {link && (
            <>
              {' '}
              <Link href={link.link}>{link.text}</Link>
            </>
          )}
        </p>
      ))}
      {isUntranslated && (
        <p className="oct-notice" role="note">
          {messages.untranslated}
        </p>
      )}
    </>
  );
}
