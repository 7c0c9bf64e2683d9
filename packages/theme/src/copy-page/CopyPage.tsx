import { type ComponentPropsWithoutRef, forwardRef, useEffect, useState } from 'react';

import { useMessages } from '../context/useMessages';
import { usePage, useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Icon } from '../icons/Icon';
import { COPY_FEEDBACK_DURATION } from '../model/constants';
import { encodePath, toMarkdownFile, withBase } from '../url/urls';

/** Props for `CopyPage`. */
export type CopyPageProps = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'type'>;

/**
 * Renders a button that copies the page as Markdown. Requires `themeConfig.copyMarkdown`, because the button fetches
 * the page's Markdown file.
 *
 * @example
 * ```tsx
 * {themeConfig.copyMarkdown && <CopyPage />}
 * ```
 */
export const CopyPage = forwardRef<HTMLButtonElement, CopyPageProps>(function CopyPage(
  { className, onClick, ...props },
  ref,
) {
  const { base } = useSite();
  const { routePath } = usePage();
  const messages = useMessages();
  const [copiedRoute, setCopiedRoute] = useState<string>();
  const isCopied = copiedRoute === routePath;

  useEffect(() => {
    if (copiedRoute === undefined) return undefined;
    const timer = setTimeout(() => setCopiedRoute(undefined), COPY_FEEDBACK_DURATION);
    return () => clearTimeout(timer);
  }, [copiedRoute]);

  function copy(): void {
    const url = withBase(encodePath(toMarkdownFile(routePath)), base);
    import('./copy-markdown')
      .then(({ copyMarkdown }) => copyMarkdown(url, messages.copied))
      .then((succeeded) => succeeded && setCopiedRoute(routePath))
      .catch((error: unknown) => console.warn('[octavo] Failed to copy the page.', error));
  }

  return (
    <button
      {...props}
      ref={ref}
      type="button"
      className={classNames('oct-copy-page', className)}
      data-copied={isCopied || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) copy();
      }}
    >
      <Icon name={isCopied ? 'check' : 'copy'} />
      <span>{isCopied ? messages.copied : messages.copyPage}</span>
    </button>
  );
});
