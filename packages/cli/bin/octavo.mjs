#!/usr/bin/env node
// Plain old syntax up to here, so that an old Node gets a sentence and not a syntax error.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error(`Octavo needs Node.js 20.19 or newer, got ${process.versions.node}.`);
  console.error('Install a current version from https://nodejs.org and try again.');
  process.exit(1);
}
import('../dist/bin.js');
