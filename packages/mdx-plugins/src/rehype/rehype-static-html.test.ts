import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('rehype-static-html');
