import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { createPage, createSite } from '../model/create-site';
import { Navbar } from '../navbar/Navbar';
import { SiteProvider } from '../site-provider/SiteProvider';
import { requireReact } from './require-react';

const running = vi.hoisted(() => ({ version: '17.0.2' }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  get version() {
    return running.version;
  },
}));

const OLD =
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

test('an application with React 17 is told which one is needed', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(renderSite).toThrow(OLD);
  silence.mockRestore();
  running.version = '19.3.1';
  expect(renderSite).not.toThrow();
});

test.each(['18.3.0', '18.3.1', '19.0.0', '20.1.0', '19.4.0-canary-1'])(
  'React %s will do',
  (found) => {
    expect(() => requireReact(found)).not.toThrow();
  },
);

test.each(['0.14.10', '16.14.0', '17.0.2', '18.2.0'])('React %s is too old', (found) => {
  expect(() => requireReact(found)).toThrow(`got ${found}.`);
});

test('a component outside of the provider says what goes around it', () => {
  running.version = '19.3.1';
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Navbar />)).toThrow(
    /^octavo: use\w+\(\) has no data, because no <SiteProvider> is around its component\. Render /,
  );
  silence.mockRestore();
});
