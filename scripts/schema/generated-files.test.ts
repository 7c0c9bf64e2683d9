import { expect, test } from 'vitest';

import { generatedFiles } from './generated-files.ts';

// `npm run generate` runs this test with --update, which writes the files.
test.each(Object.entries(generatedFiles()))('%s matches the schemas', async (path, content) => {
  await expect(content).toMatchFileSnapshot(`../../${path}`);
});
