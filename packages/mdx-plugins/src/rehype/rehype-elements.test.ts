import { fixtureTests } from '../testing/fixture-tests';

fixtureTests('rehype-elements');
