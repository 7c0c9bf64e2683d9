import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createPage, createSite } from '../model/create-site';
import { Navbar } from '../navbar/Navbar';
import { SiteProvider } from '../site-provider/SiteProvider';
import { assertReactVersion } from './assert-react-version';

const installed = vi.hoisted(() => ({ version: '17.0.2' }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  get version() {
    return installed.version;
  },
}));

const ERROR =
  'octavo: expected React 18.3 or newer, got 17.0.2. Run npm install react@latest react-dom@latest.';

function renderSite(): void {
  const location = { pathname: '/', search: '', hash: '' };
  render(
    <SiteProvider
      site={createSite({ title: 'Mine' })}
      page={createPage({ routePath: '/' })}
      sidebar={[]}
      navigation={{ location, navigate: () => {} }}
    >
      <Navbar />
    </SiteProvider>,
  );
}

test('SiteProvider throws an error with React 17', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderSite).toThrow(ERROR);
  silence.mockRestore();
  installed.version = '19.3.1';
  expect(renderSite).not.toThrow();
});

test.each(['18.3.0', '18.3.1', '19.0.0', '20.1.0', '19.4.0-canary-1'])(
  'accepts React %s',
  (version) => {
    expect(() => assertReactVersion(version)).not.toThrow();
  },
);

test.each(['0.14.10', '16.14.0', '17.0.2', '18.2.0'])('rejects React %s', (version) => {
  expect(() => assertReactVersion(version)).toThrow(`got ${version}.`);
});

test('a component outside of SiteProvider throws an error that names the hook', () => {
  installed.version = '19.3.1';
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Navbar />)).toThrow(
    /^octavo: use\w+\(\) was called outside of <SiteProvider>\. Wrap /,
  );
  silence.mockRestore();
});
