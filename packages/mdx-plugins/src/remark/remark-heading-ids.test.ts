import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('remark-heading-ids');
