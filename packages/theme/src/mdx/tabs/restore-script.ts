import { TAB_STORAGE_PREFIX } from './tab-storage';

/**
 * Script for the `<head>` of every page that selects stored tabs before the first paint. Minified by hand because it is
 * inlined into every page.
 *
 * Each stored selection is applied through a constructed stylesheet, which a strict Content Security Policy allows. The
 * rules apply until the `Tabs` component has hydrated and sets `data-tabs-ready`. Integers that do not match a tab
 * value are treated as indexes, because older sites store indexes. Panel indexes are offset by one, because the tab
 * list is the first child. If storage is blocked or constructed stylesheets are not supported, the first tab is shown
 * until hydration. `window.octTabs` updates the rules after a selection, for the tabs of later pages.
 */
export const TABS_RESTORE_SCRIPT = `(function(p){var C;(window.octTabs=function(){try{var S=localStorage,R=[],L='>.oct-tab-list>.oct-tab',P='>.oct-tab-panel',
Q=function(x){return'"'+x.replace(/["\\\\\\n\\r\\f]/g,function(c){return'\\\\'+c.charCodeAt(0).toString(16)+' '})+'"'},
A=function(s,t,n){s+=':has('+L+t+':not(:disabled))';R.push(s+P+':not('+n+'){display:none}',s+P+n+'{display:block;content-visibility:visible}',
s+L+'{--_color:initial;--_line:initial}',s+L+t+'{--_color:var(--_color-on);--_line:var(--_line-on)}')};
for(var i=0;i<S.length;i++){var k=S.key(i);if(k.indexOf(p))continue;
var v=S.getItem(k),s='.oct-tabs[data-tabs-group='+Q(k.slice(p.length))+']:not([data-tabs-ready])',b='[data-tab-value='+Q(v)+']';A(s,b,b);
if(/^\\d{1,4}$/.test(v))A(s+':not(:has('+L+b+'))',':nth-child('+(+v+1)+')',':nth-child('+(+v+2)+')')}
if(!C&&R.length){C=new CSSStyleSheet;document.adoptedStyleSheets=document.adoptedStyleSheets.concat(C)}
if(C)C.replaceSync(R.join('\\n'))}catch(e){}})()})('${TAB_STORAGE_PREFIX}');`;
