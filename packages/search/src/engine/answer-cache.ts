import type { SearchAnswer } from '../model/types';

/** Keeps the answers that were asked for last. */
export class AnswerCache {
  readonly #answers = new Map<string, SearchAnswer>();
  readonly #size: number;

  /** @param size Answers kept. */
  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): SearchAnswer | undefined {
    const answer = this.#answers.get(key);
    if (answer) this.set(key, answer);
    return answer;
  }

  set(key: string, answer: SearchAnswer): void {
    // Last in the map is last asked for; the first one goes when there is no room.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    if (this.#answers.size > this.#size) {
      const [oldest] = this.#answers.keys();
      this.#answers.delete(oldest!);
    }
  }
}
