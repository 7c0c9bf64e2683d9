#!/usr/bin/env node
// Only old syntax before the version check, so that old versions of Node print the message and not a syntax error.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(`Octavo needs Node.js 20.19 or newer, but this is ${process.versions.node}.`);
  console.error('Install a newer version from https://nodejs.org.');
  process.exit(1);
}
import('../dist/bin.js');
