import pc from 'picocolors';

/** Logger for CLI output. */
export interface Logger {
  info: (message: string) => void;
  success: (message: string) => void;
  warn: (message: string) => void;
  error: (message: string) => void;
  /** Updates the progress line, or clears it if the message is `undefined`. No-op if the output is not a terminal. */
  progress: (message: string | undefined) => void;
}

/** Returns a logger that also records warnings. */
export function recordWarnings(logger: Logger): Logger & { readonly warnings: readonly string[] } {
  const warnings: string[] = [];
  return {
    ...logger,
    warnings,
    warn(message) {
      warnings.push(message);
      logger.warn(message);
    },
  };
}

/**
 * Creates a logger that writes to the console.
 *
 * @param out - output stream for progress messages
 * @example
 * createLogger().success('Built 3 pages.');
 */
export function createLogger(out: NodeJS.WriteStream = process.stdout): Logger {
  let hasProgress = false;
  const clear = () => {
    if (hasProgress) out.write('\r\u001B[2K');
    hasProgress = false;
  };
  const print = (write: (text: string) => void) => (text: string) => {
    clear();
    write(text);
  };
  return {
    info: print((text) => console.log(text)),
    success: print((text) => console.log(`${pc.green('✓')} ${text}`)),
    warn: print((text) => console.warn(`${pc.yellow('!')} ${text}`)),
    error: print((text) => console.error(`${pc.red('✗')} ${text}`)),
    progress(message) {
      if (!out.isTTY) return;
      clear();
      if (message === undefined) return;
      out.write(pc.dim(message));
      hasProgress = true;
    },
  };
}
