import { fixtureTests } from '../testing/fixture-tests';

fixtureTests('rehype-raw-html');
