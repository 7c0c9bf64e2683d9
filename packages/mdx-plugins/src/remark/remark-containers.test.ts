import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('remark-containers');
