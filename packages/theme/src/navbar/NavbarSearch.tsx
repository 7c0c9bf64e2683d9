import { useMemo } from 'react';
import { SearchButton as DefaultSearchButton } from '#navbar-components';

import { useOverride } from '../context/useOverride';
import {
  useNavigationRef,
  useSearchClient,
  useSearchIndexes,
  useSidebar,
  useSite,
} from '../context/useSite';
import { getMessageOverrides } from '../model/message-overrides';
import { ErrorBoundary } from '../react/ErrorBoundary';
import { toHref } from '../url/urls';

/** Search button of the site. Renders nothing if search is disabled. */
export function NavbarSearch() {
  const site = useSite();
  const client = useSearchClient();
  const indexes = useSearchIndexes();
  const navigation = useNavigationRef();
  const SearchButton = useOverride('SearchButton', DefaultSearchButton);
  const messages = useMemo(() => getMessageOverrides(site.themeConfig), [site]);
  const sidebar = useSidebar();
  const { nav } = site.themeConfig;
  const start = useMemo(() => ({ sidebar, nav }), [sidebar, nav]);
  if (!site.themeConfig.search || !client) return null;
  return (
    <ErrorBoundary resetKey={client}>
      <SearchButton
        client={client}
        name={site.locales.find(({ lang }) => lang === site.lang)?.label}
        indexes={indexes}
        start={start}
        lang={site.lang}
        messages={messages}
        hrefOf={(link) => toHref(link, site)}
        onNavigate={(link) => navigation.current.navigate(link)}
      />
    </ErrorBoundary>
  );
}
