import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('rehype-headings');
