import { EARLY_PRESS } from '../../model/payload';

/**
 * Remembers the button that a reader pressed last, until the application is there to do what it says. A click anywhere else
 * takes it back.
 */
export const earlyPressScript = `addEventListener('click',window.${EARLY_PRESS}=function f(e){f.button=e.target.closest&&e.target.closest('button')},true)`;
