import { fixtureTests } from '../testing/fixture-tests';

fixtureTests('gfm');
fixtureTests('remark-cjk');
