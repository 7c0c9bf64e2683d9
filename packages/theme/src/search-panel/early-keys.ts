import { EARLY_FIELD_STYLE } from './early-input';

/** Selector for search buttons. Without one, the inline script leaves keys to the browser. */
const BUTTON = '[aria-keyshortcuts~="Control+K"]';

/**
 * Inline script that handles search shortcuts and buttons between the first paint and hydration: it focuses an invisible
 * field, so that the text typed next is in the query. Pages on `file:` URLs are not hydrated. Minified by hand because it is
 * inlined into every page.
 *
 * It defines `window.octEarlySearch`, which stops it.
 */
export const EARLY_KEYS_SCRIPT = `if(location.protocol!=='file:'){let F,O,N=function(b){O=d.activeElement;if(F)F.remove();
F=d.createElement('input');F.ariaLabel=b.textContent;F.style.cssText='${EARLY_FIELD_STYLE}';r.append(F);F.focus({preventScroll:true})},
C=function(e){let t=e.target,b=t.closest&&t.closest('${BUTTON}');if(b){e.stopImmediatePropagation();N(b)}},
K=function(e){
let k=e.key,t=e.composedPath()[0],c=e.ctrlKey||e.metaKey,b;
if(e.isComposing||e.altKey)return;
if(F&&t===F){if(k==='Enter')F.dataset.enter=F.value;if(k==='Escape'){F.remove();F=b;if(O)O.focus();return}}
if(k==='/'?c:!c||e.shiftKey||k.toLowerCase()!=='k')return;
if(F&&t===F){if(k!=='/')e.preventDefault();return}
if(t.matches&&t.matches(':read-write')||!(b=d.querySelector('${BUTTON}')))return;
e.preventDefault();N(b)};
addEventListener('keydown',K,true);addEventListener('click',C,true);
window.octEarlySearch=function(n){removeEventListener('keydown',K,true);removeEventListener('click',C,true);let i=F;F=0;if(i&&d.activeElement===i)n({field:i,opener:O});else if(i)i.remove()}}`;
