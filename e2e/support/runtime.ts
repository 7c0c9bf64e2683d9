/**
 * Whether the sites of the tests run their layout without React, which is the default.
 * `OCTAVO_RUNTIME=react` builds all of them with React.
 */
export const isStaticRuntime = process.env.OCTAVO_RUNTIME !== 'react';
