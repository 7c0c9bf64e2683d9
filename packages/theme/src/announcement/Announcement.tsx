import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';

import { useMessages } from '../context/useMessages';
import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { readStorage, writeStorage } from '../dom/storage';
import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { Link } from '../link/Link';
import { ANNOUNCEMENT_ATTRIBUTE, announcementKey } from './announcement-key';

/** Props of `Announcement`. */
export interface AnnouncementProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /** Message, with inline Markdown. An empty message renders nothing. */
  message: string;
  /** Route path or URL that the message links to. */
  href?: string | undefined;
  /**
   * ID that is stored when the reader closes the announcement. Change it to show a new announcement to all readers.
   * @default message
   */
  id?: string | undefined;
  /**
   * Whether to show the announcement.
   * @default true
   */
  display?: boolean | undefined;
}

/**
 * Renders an announcement above the page, which readers can close. The head script hides a closed announcement before
 * the first paint to prevent layout shifts.
 *
 * @example
 * ```tsx
 * <Announcement message="Version **1.0** is out" href="/blog/1.0" id="1.0" />
 * ```
 */
export const Announcement = forwardRef<HTMLElement, AnnouncementProps>(function Announcement(
  { message, href, id = message, display = true, className, ...props },
  ref,
) {
  const messages = useMessages();
  const key = announcementKey(useSite().base);
  const [closedId, setClosedId] = useState<string | null>(null);
  useEffect(() => setClosedId(readStorage(key)), [key]);
  if (!display || !message || closedId === id) return null;

  const text = <InlineMarkdown text={message} />;
  return (
    <aside
      aria-label={messages.announcement}
      {...props}
      {...{ [ANNOUNCEMENT_ATTRIBUTE]: id }}
      ref={ref}
      className={classNames('oct-announcement', className)}
    >
      <p>{href ? <Link href={href}>{text}</Link> : text}</p>
      <button
        type="button"
        className="oct-icon-button oct-announcement-close"
        aria-label={messages.closeAnnouncement}
        onClick={() => {
          writeStorage(key, id);
          setClosedId(id);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
});
