import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';

import { useMessages } from '../context/useMessages';
import { usePage, useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Icon } from '../icons/Icon';
import { COPY_FEEDBACK_DURATION } from '../model/constants';
import { encodePath, toMarkdownFile, withBase } from '../url/urls';

export type CopyPageProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'type'>;

/**
 * Copies the page as Markdown. It reads the file that is published beside the page, so it is shown where
 * `themeConfig.copyMarkdown` says that there is one.
 */
export const CopyPage = forwardRef<HTMLButtonElement, CopyPageProps>(function CopyPage(
  { className, onClick, ...props },
  ref,
) {
  const { base } = useSite();
  const { routePath } = usePage();
  const messages = useMessages();
  const [copiedRoute, setCopied] = useState<string>();
  const copied = copiedRoute === routePath;

  useEffect(() => {
    if (copiedRoute === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), COPY_FEEDBACK_DURATION);
    return () => clearTimeout(timer);
  }, [copiedRoute]);

  function copy(): void {
    const url = withBase(encodePath(toMarkdownFile(routePath)), base);
    import('./copy-markdown')
      .then(({ copyMarkdown }) => copyMarkdown(url, messages.copied))
      .then((done) => done && setCopied(routePath))
      .catch((error: unknown) => console.warn('[octavo] The page could not be copied.', error));
  }

  return (
    <button
      {...props}
      ref={ref}
      type="button"
      className={classNames('oct-copy-page', className)}
      data-copied={copied || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) copy();
      }}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      {copied ? messages.copied : messages.copyPage}
    </button>
  );
});
