import type { Finding } from '../../model/rules';
import type { Verdict } from './targets';

/** A verdict on something, with its place. */
export type Placed = Finding & Pick<Verdict, 'unsure'>;
