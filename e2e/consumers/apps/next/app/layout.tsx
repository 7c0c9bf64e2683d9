import '../src/app.css';
import '@octavo/theme/styles.css';

import { createHeadScript } from '@octavo/theme/head-script';
import type { ReactNode } from 'react';

export const metadata = { title: 'Acme', icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { children: ReactNode }) {
  const script = createHeadScript({ base: '/' });
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: runs before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
