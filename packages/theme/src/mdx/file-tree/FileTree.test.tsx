import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Html } from '../html/Html';
import { FileTree } from './FileTree';

afterEach(cleanup);

test('remains a list for assistive technology', () => {
  render(
    <FileTree>
      <Html html="<ul><li>src<ul><li>a.ts</li></ul></li></ul>" />
    </FileTree>,
  );
  expect(screen.getAllByRole('list')).toHaveLength(2);
  expect(screen.getByText('a.ts').closest('.oct-file-tree')).not.toBeNull();
});
