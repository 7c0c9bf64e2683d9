/** Worker entry point: runs commands. */
export { runCommand as default } from './run-command';

// The main process has ended, and nothing waits for the running commands.
process.once('disconnect', () => process.exit());
