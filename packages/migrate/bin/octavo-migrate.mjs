#!/usr/bin/env node
// Only old syntax in this file, so that old versions of Node.js print this message instead of a syntax error.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(
    `Octavo requires Node.js 20.19 or later. The current version is ${process.versions.node}.`,
  );
  console.error('Install a newer version from https://nodejs.org.');
  process.exit(1);
}
import('../dist/bin.js');
