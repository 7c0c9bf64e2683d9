import type { ReactNode } from 'react';

import { usePage } from '../context/useSite';

/** Returns the language of the content if the page is not translated, and `undefined` otherwise. */
export function useContentLang(): string | undefined {
  const { contentLang, lang } = usePage();
  return contentLang === lang ? undefined : contentLang;
}

/** Sets the language of content that is not translated, and so its text direction. The element has no box. */
export function ContentLang({ children }: { children: ReactNode }) {
  const lang = useContentLang();
  if (lang === undefined) return children;
  return (
    <div className="oct-content-lang" lang={lang}>
      {children}
    </div>
  );
}
