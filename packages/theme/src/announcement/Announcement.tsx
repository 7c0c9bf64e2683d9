import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';

import { useMessages } from '../context/useMessages';
import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { readStorage, writeStorage } from '../dom/storage';
import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { Link } from '../link/Link';
import { ANNOUNCEMENT_ATTRIBUTE, getAnnouncementKey } from './announcement-key';

/** Props for `Announcement`. */
export interface AnnouncementProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /** Announcement text. Supports inline Markdown. If empty, nothing is rendered. */
  message: string;
  /** Route path or URL to link the message to. */
  href?: string | undefined;
  /**
   * Announcement ID, stored when a user dismisses the announcement. Change it to show the announcement again.
   * @default the `message`
   */
  id?: string | undefined;
  /**
   * Whether to show the announcement.
   * @default true
   */
  display?: boolean | undefined;
}

/**
 * Renders a dismissible announcement above the page. The head script hides a dismissed announcement before the first
 * paint to prevent layout shifts.
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
  const key = getAnnouncementKey(useSite().base);
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
      <p key={message}>{href ? <Link href={href}>{text}</Link> : text}</p>
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
