import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';

import { useMessages } from '../context/useMessages';
import { useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { readStorage, writeStorage } from '../dom/storage';
import { Icon } from '../icons/Icon';
import { InlineMarkdown } from '../inline-markdown/InlineMarkdown';
import { Link } from '../link/Link';
import { ANNOUNCEMENT_ATTRIBUTE, announcementKey } from './announcement-key';

export interface AnnouncementProps extends Omit<ComponentPropsWithoutRef<'aside'>, 'children'> {
  /** What it says, with light Markdown; nothing is shown without it. */
  message: string;
  /** Where it leads. */
  href?: string | undefined;
  /**
   * What tells it from the announcement before: a reader who has closed that sees this.
   * @default message
   */
  id?: string | undefined;
  /** @default true */
  display?: boolean | undefined;
}

/**
 * A line above the page, until the reader closes it. The head script hides a closed one before the
 * first paint, so that nothing moves.
 */
export const Announcement = forwardRef<HTMLElement, AnnouncementProps>(function Announcement(
  { message, href, id = message, display = true, className, ...props },
  ref,
) {
  const messages = useMessages();
  const key = announcementKey(useSite().base);
  const [closed, setClosed] = useState<string | null>(null);
  useEffect(() => setClosed(readStorage(key)), [key]);
  if (!display || !message || closed === id) return null;

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
          setClosed(id);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
});
