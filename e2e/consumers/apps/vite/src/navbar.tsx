import { Navbar, SiteProvider } from '@octavo/theme';
import { createRoot } from 'react-dom/client';

import { pageOf, site } from './site';

const location = { pathname: '/guide', search: '', hash: '' };

createRoot(document.getElementById('root')!).render(
  <SiteProvider
    site={site}
    page={pageOf('/guide')}
    sidebar={[]}
    navigation={{ location, navigate: (to) => window.location.assign(to) }}
  >
    <Navbar />
  </SiteProvider>,
);
