import type { Finding } from './rules';
import type { Verdict } from './targets';

/** A verdict on something, with its place. */
export type Placed = Finding & Pick<Verdict, 'unsure'>;
