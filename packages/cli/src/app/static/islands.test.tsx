import { createPage, createSite } from '@octavo/theme/site-data';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import type { PageView } from '../../model/payload';
import { mountPage } from './islands';

const view: PageView = {
  payload: {
    page: createPage({ routePath: '/a' }),
    data: { site: 'site.json' },
    html: ['<p>A</p>'],
  },
  site: createSite({}),
  sidebar: [],
};

test('content that is left before it is hydrated is unmounted without a message', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = document.createElement('div');
  element.innerHTML = renderToString(<div>Static</div>);
  const unmount = mountPage(element, {
    base: '/',
    view,
    clients: { searchClientFor: () => undefined, searchIndexesFor: () => [] } as never,
    navigate: () => {},
    preload: () => {},
    onHydrated: () => {},
  });
  await act(async () => unmount());
  expect(warn).not.toHaveBeenCalled();
});
