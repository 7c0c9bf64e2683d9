import { getProblems, OctavoError, type OctavoErrorCode, type Problem } from '../model/errors';
import { plural } from '../model/plural';

/** Problems of all build steps, which are reported together. */
export interface BuildProblems {
  /**
   * Adds the problems of a step.
   *
   * @param message - error message if no other step fails. @default the number of errors
   */
  add: (code: OctavoErrorCode, problems: readonly Problem[], message?: string) => void;
  /** Runs a step and adds its problems. Returns `undefined` if it fails. */
  attempt: <T>(step: () => T | Promise<T>) => Promise<T | undefined>;
  /** Checks whether there is a problem in the line of another problem. Several steps detect the same problems. */
  hasSameLine: (problem: Problem) => boolean;
  isEmpty: () => boolean;
  /** @throws {OctavoError} with all problems, if there are any */
  throwIfAny: () => void;
  /** @throws {OctavoError} with all problems */
  throwAll: () => never;
}

/** Creates an empty list of build problems. */
export function createBuildProblems(): BuildProblems {
  const errors: OctavoError[] = [];

  function throwAll(): never {
    const [first, second] = errors;
    if (!first) throw new Error('There are no problems to report.');
    if (!second) throw first;
    const problems = errors.flatMap(getProblems);
    const message = `Build failed with ${plural(problems.length, 'error')}.`;
    throw new OctavoError(first.code, message, { problems, cause: first });
  }

  return {
    add(code, problems, message = `Build failed with ${plural(problems.length, 'error')}.`) {
      if (problems.length > 0) errors.push(new OctavoError(code, message, { problems }));
    },
    async attempt(step) {
      try {
        return await step();
      } catch (error) {
        if (!(error instanceof OctavoError)) throw error;
        errors.push(error);
        return undefined;
      }
    },
    hasSameLine: ({ file, line }) =>
      line !== undefined &&
      errors.some(({ problems }) =>
        problems.some((problem) => problem.file === file && problem.line === line),
      ),
    isEmpty: () => errors.length === 0,
    throwIfAny() {
      if (errors.length > 0) throwAll();
    },
    throwAll,
  };
}
