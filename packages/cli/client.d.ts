// Types for the modules of a site. Add them with the compiler option "types": ["@octavo/cli/client"].

/** Values of `import.meta.env`. All other keys are `undefined`. */
interface ImportMetaEnv {
  /** `production` in `octavo build`, and `development` in `octavo dev`. */
  readonly MODE: string;
  readonly DEV: boolean;
  readonly PROD: boolean;
  /** Base path of the site with a trailing slash. In builds with a relative base, the path from which the site is served. */
  readonly BASE_URL: string;
  /** Whether the code runs on the server, which renders the HTML of pages. */
  readonly SSR: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Content: ComponentType<Record<string, unknown>>;
  export default Content;
}

declare module '*.md' {
  import type { ComponentType } from 'react';

  const Content: ComponentType<Record<string, unknown>>;
  export default Content;
}

declare module '*.avif' {
  const url: string;
  export default url;
}

declare module '*.bmp' {
  const url: string;
  export default url;
}

declare module '*.gif' {
  const url: string;
  export default url;
}

declare module '*.ico' {
  const url: string;
  export default url;
}

declare module '*.jpg' {
  const url: string;
  export default url;
}

declare module '*.jpeg' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*.aac' {
  const url: string;
  export default url;
}

declare module '*.flac' {
  const url: string;
  export default url;
}

declare module '*.m4a' {
  const url: string;
  export default url;
}

declare module '*.mp3' {
  const url: string;
  export default url;
}

declare module '*.mp4' {
  const url: string;
  export default url;
}

declare module '*.mov' {
  const url: string;
  export default url;
}

declare module '*.oga' {
  const url: string;
  export default url;
}

declare module '*.ogg' {
  const url: string;
  export default url;
}

declare module '*.ogv' {
  const url: string;
  export default url;
}

declare module '*.opus' {
  const url: string;
  export default url;
}

declare module '*.vtt' {
  const url: string;
  export default url;
}

declare module '*.wav' {
  const url: string;
  export default url;
}

declare module '*.webm' {
  const url: string;
  export default url;
}

declare module '*.eot' {
  const url: string;
  export default url;
}

declare module '*.otf' {
  const url: string;
  export default url;
}

declare module '*.ttf' {
  const url: string;
  export default url;
}

declare module '*.woff' {
  const url: string;
  export default url;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.pdf' {
  const url: string;
  export default url;
}
