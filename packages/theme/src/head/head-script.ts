import { ANNOUNCEMENT_ATTRIBUTE, getAnnouncementKey } from '../announcement/announcement-key';
import { DARK_MODE_QUERY, getColorModeStorageKey, THEME_COLORS } from '../color-mode/color-mode';
import { TABS_RESTORE_SCRIPT } from '../mdx/tabs/restore-script';
import type { LocaleRedirect } from '../model/types';
import { EARLY_KEYS_SCRIPT } from '../search-panel/early-keys';
import { getSidebarStorageKey } from '../sidebar/sidebar-key';

/** Options for `createHeadScript`. */
export interface HeadScriptOptions {
  /** Site base path, with leading and trailing slashes. */
  base: string;
  /**
   * Whether the site supports dark mode.
   * @default true
   */
  darkMode?: boolean;
  /**
   * Background colors of the page, for the color of the browser UI.
   * @default the colors of the theme
   */
  colors?: { light: string; dark: string };
  /** Options for redirecting first-time visitors to their preferred language. */
  redirect?: {
    mode: LocaleRedirect;
    defaultLang: string;
    langs: readonly string[];
    versions?: readonly string[];
  };
  /**
   * Whether to include the script that hides a dismissed announcement.
   * @default false
   */
  announcement?: boolean;
  /**
   * Additional scripts to run after the built-in ones.
   * @default []
   */
  extra?: readonly string[];
}

/** `localStorage` key that is set on the first visit, so that the locale redirect runs only once. */
export const VISITED_KEY = 'octavo.visited';

// Minified by hand because the script is inlined into every page. Each constant is a separate block with its own variables
// that catches its own errors: storage may be blocked, and pages must remain readable if the script fails.
const COLOR_MODE = `try{m=localStorage.getItem(o.key)}catch(e){}
if(m!=='light'&&m!=='dark')m='auto';if(!o.dark)m='light';
let s=m==='dark'||m==='auto'&&matchMedia('${DARK_MODE_QUERY}').matches?'dark':'light';
r.classList.toggle('dark',s==='dark');r.dataset.colorMode=m;r.style.colorScheme=s;
let t=d.querySelectorAll('meta[name="theme-color"]');
if(!t.length){t=[d.createElement('meta')];t[0].name='theme-color';d.head.appendChild(t[0])}
t.forEach(function(e){e.content=o.colors[s]});`;

const QUERY_FLAGS = `let q=new URLSearchParams(location.search),h=['navbar','sidebar','outline','footer'].filter(function(f){return q.get(f)==='0'});
if(h.length)r.dataset.hide=h.join(' ');`;

const REDIRECT = `try{let c=o.redirect,v=localStorage.getItem(o.visited),n=(navigator.language||'').toLowerCase();
if(!v){localStorage.setItem(o.visited,'1');
if(!/bot|spider|crawl|lighthouse/i.test(navigator.userAgent)&&location.pathname.indexOf(o.base)===0){
let g=location.pathname.slice(o.base.length).split('/'),i=c.versions.indexOf(g[0])<0?0:1,p=c.langs.indexOf(g[i])>=0,l=p?g[i]:c.defaultLang,
w=c.langs.find(function(x){return x.toLowerCase()===n})||c.langs.find(function(x){return x.toLowerCase().split('-')[0]===n.split('-')[0]});
if(w&&w!==l&&(c.mode==='auto'||l===c.defaultLang)){if(p)g.splice(i,1);if(w!==c.defaultLang)g.splice(i,0,w);
location.replace((o.base+g.join('/')).replace(/[/]{2,}/g,'/')+location.search+location.hash)}}}}catch(e){}`;

// Runs on every animation frame until the sidebar exists, so that the sidebar is never painted in the wrong state.
const SIDEBAR = `let j={};try{j=JSON.parse(sessionStorage.getItem(o.sidebar))||j}catch(e){}
try{let k=j.groups||{},y=Object.keys(k).map(function(x){return'#'+CSS.escape(x)+'{display:'+(k[x]?'block':'none')+'}'}).join('');
if(y){let B=new CSSStyleSheet;B.replaceSync(y);
d.adoptedStyleSheets=d.adoptedStyleSheets.concat(B);window.__octavoSidebar=B}}catch(e){}
(function f(){let b=d.querySelector('.oct-sidebar-scroll'),a=b&&b.querySelector('[aria-current=page]'),u=d.readyState==='loading';
if(b&&(a||!u)){b.scrollTop=j.top||0;if(a){let z=a.getBoundingClientRect(),x=b.getBoundingClientRect();
if(z.top<x.top||z.bottom>x.bottom)b.scrollTop+=z.top-x.top-x.height/2}}else if(u)requestAnimationFrame(f)})();`;

const ANNOUNCEMENT = `try{let A=localStorage.getItem(o.announcement),C=new CSSStyleSheet;
if(A){C.replaceSync('[${ANNOUNCEMENT_ATTRIBUTE}="'+CSS.escape(A)+'"]{display:none}');
d.adoptedStyleSheets=d.adoptedStyleSheets.concat(C)}}catch(e){}`;

/**
 * Returns the inline script for `<head>`. It restores the color mode, the sidebar and tabs before the first paint, and
 * handles search shortcuts until the page is hydrated. The script is identical on every page of a site, so a Content
 * Security Policy can allow it with a single hash.
 *
 * @example
 * ```ts
 * const html = `<head><script>${createHeadScript({ base: '/docs/' })}</script></head>`;
 * ```
 */
export function createHeadScript({
  base,
  darkMode = true,
  colors = THEME_COLORS,
  redirect,
  announcement = false,
  extra = [],
}: HeadScriptOptions): string {
  const redirects = redirect && redirect.mode !== 'never' && redirect.langs.length > 1;
  const options = {
    key: getColorModeStorageKey(base),
    dark: darkMode,
    colors,
    sidebar: getSidebarStorageKey(base),
    ...(announcement && { announcement: getAnnouncementKey(base) }),
    ...(redirects && {
      base,
      visited: VISITED_KEY,
      redirect: { ...redirect, versions: redirect.versions ?? [] },
    }),
  };
  const blocks = [
    ...(redirects ? [REDIRECT] : []),
    COLOR_MODE,
    QUERY_FLAGS,
    SIDEBAR,
    TABS_RESTORE_SCRIPT,
    EARLY_KEYS_SCRIPT,
    ...(announcement ? [ANNOUNCEMENT] : []),
  ];
  const statements = [...blocks.map((block) => `{${block}}`), ...extra];
  // Prevent `</script>` in a string from closing the script element.
  const json = JSON.stringify(options).replace(/</g, '\\u003c');
  return `(function(o){var d=document,r=d.documentElement,m;\n${statements.join('\n')}\n})(${json})`;
}
