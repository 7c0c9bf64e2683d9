import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('gfm');
defineFixtureTests('remark-cjk');
