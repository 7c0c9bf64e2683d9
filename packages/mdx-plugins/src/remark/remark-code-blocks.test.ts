import { fixtureTests } from '../testing/fixture-tests';

fixtureTests('remark-code-blocks');
