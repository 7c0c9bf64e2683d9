import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('remark-code-blocks');
