import type { Declarations, ShownType } from './declarations';

/** Collects types that are compared in one program, because a program consists almost entirely of declarations. */
export class TypeQueue {
  readonly #declarations: Declarations;
  readonly #types: ShownType[] = [];
  #found: (string | undefined)[] | undefined;

  constructor(declarations: Declarations) {
    this.#declarations = declarations;
  }

  /**
   * Adds types. Returns a function that returns a problem for each of them that differs, otherwise `undefined`. Its first
   * call compares all types of the queue, and no types can be added after it.
   */
  add(types: readonly ShownType[]): () => (string | undefined)[] {
    const start = this.#types.length;
    this.#types.push(...types);
    return () => {
      this.#found ??= this.#declarations.compare(this.#types);
      return this.#found.slice(start, start + types.length);
    };
  }
}
