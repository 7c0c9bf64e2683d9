import { fixtureTests } from '../testing/fixture-tests';

fixtureTests('remark-heading-ids');
