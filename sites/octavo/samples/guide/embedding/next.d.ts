// Next.js is too large to install for one sample. `e2e/consumers` builds an application with it.
declare module 'next/navigation' {
  export function useRouter(): { push(to: string): void; prefetch(to: string): void };
  export function usePathname(): string;
}
