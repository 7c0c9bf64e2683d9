import { TAB_STORAGE_PREFIX } from './tab-memory';

/**
 * Statement for the head of every page: shows remembered tabs before the first paint, before there is
 * any tab. Written in small, because every page carries it.
 *
 * Each stored choice becomes rules of a constructed stylesheet (which a strict
 * Content-Security-Policy allows) for the sets of its group that have such a tab. The rules let go of a
 * set as soon as its component has taken over and says so by `data-tabs-ready`. A number that is no
 * tab's value is an index, which is what older sites stored; the list of tabs stands before the panels.
 * Blocked storage or an old browser: the first tab shows until the component runs.
 */
export const TABS_RESTORE_SCRIPT = `(function(p){try{var S=localStorage,R=[],L='>.oct-tab-list>.oct-tab',P='>.oct-tab-panel',
Q=function(x){return'"'+x.replace(/["\\\\\\n\\r\\f]/g,function(c){return'\\\\'+c.charCodeAt(0).toString(16)+' '})+'"'},
A=function(s,t,n){s+=':has('+L+t+':not(:disabled))';R.push(s+P+':not('+n+'){display:none}',s+P+n+'{display:block;content-visibility:visible}',
s+L+'{--_color:initial;--_line:initial}',s+L+t+'{--_color:var(--_color-on);--_line:var(--_line-on)}')};
for(var i=0;i<S.length;i++){var k=S.key(i);if(k.indexOf(p))continue;
var v=S.getItem(k),s='.oct-tabs[data-tabs-group='+Q(k.slice(p.length))+']:not([data-tabs-ready])',b='[data-tab-value='+Q(v)+']';A(s,b,b);
if(/^\\d{1,4}$/.test(v))A(s+':not(:has('+L+b+'))',':nth-child('+(+v+1)+')',':nth-child('+(+v+2)+')')}
if(R.length){var C=new CSSStyleSheet;R.forEach(function(x){C.insertRule(x,C.cssRules.length)});
document.adoptedStyleSheets=document.adoptedStyleSheets.concat(C)}}catch(e){}})('${TAB_STORAGE_PREFIX}');`;
