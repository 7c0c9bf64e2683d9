/**
 * React as an ES module, for packages that use all its exports as an object (`{ ...React }`). For a CommonJS module, the
 * bundler creates such objects with a helper, which would be in the first script.
 */
// @ts-expect-error The types of React are those of a CommonJS module.
export * from 'react';
