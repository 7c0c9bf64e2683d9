'use client';

import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { useMemo } from 'react';

import { ThemeDemo } from '../src/ThemeDemo';

/** Connects the Next.js router to the theme. */
export function Shell() {
  const router = useRouter();
  const pathname = usePathname();
  const navigation = useMemo(
    () => ({
      location: { pathname, search: '', hash: '' },
      navigate: (to: string) => router.push(to),
      preload: (to: string) => router.prefetch(to),
      managesScroll: true,
    }),
    [router, pathname],
  );
  return <ThemeDemo navigation={navigation} link={<Link href="/about">own link</Link>} />;
}
