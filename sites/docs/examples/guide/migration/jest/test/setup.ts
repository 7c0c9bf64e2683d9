import { beforeEach } from '@rstest/core';

beforeEach(() => {
  document.body.innerHTML = '';
});
