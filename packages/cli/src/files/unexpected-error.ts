import { OctavoError } from '../model/errors';

/**
 * Formats an error that no code expected, for example an error of the operating system. Includes the stack trace only if
 * the environment variable `OCTAVO_DEBUG` is set.
 */
export function formatUnexpectedError(error: unknown): string {
  if (process.env.OCTAVO_DEBUG && error instanceof Error) return error.stack ?? error.message;
  const message = error instanceof Error ? error.message : String(error);
  const { syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const hint =
    syscall === 'getaddrinfo' || syscall === 'listen'
      ? 'Check the host name and the network connection.'
      : syscall
        ? 'Check that the path exists, that you have permission to access it, and that the disk is not full.'
        : 'This may be a bug in Octavo or in a plugin. Set OCTAVO_DEBUG=1 to print the stack trace.';
  return `${syscall ? '' : 'Unexpected error: '}${message}\n\n→ ${hint}`;
}

/** Returns the stack trace of the unexpected cause of an error, such as an error in a plugin, if `OCTAVO_DEBUG` is set. */
export function formatUnexpectedCause({ cause }: OctavoError): string | undefined {
  const isUnexpected = cause instanceof Error && !(cause instanceof OctavoError);
  return process.env.OCTAVO_DEBUG && isUnexpected ? cause.stack : undefined;
}
