import '../src/app.css';
import '@octavo/theme/styles.css';

import { createHeadScript } from '@octavo/theme/head-script';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';

const script = createHeadScript({ base: '/' });

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <title>Acme</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: runs before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
