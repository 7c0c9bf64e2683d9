import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after one second by default, which is too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
