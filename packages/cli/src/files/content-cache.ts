import { digest } from './digest';
import { readCache, writeCache } from './json-cache';

type Entries<Value> = Record<string, [digest: string, value: Value]>;

/** Persistent cache for what is read from files: one JSON-serializable value for each path. */
export class ContentCache<Value> {
  readonly #file: string;
  readonly #version: string;
  readonly #entries: Entries<Value>;
  #isChanged = false;

  /**
   * @param file - cache file
   * @param version - digest of everything but the content that affects the values
   */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
    const stored = readCache<{ version: string; entries: Entries<Value> }>(file);
    this.#entries = stored?.version === version ? stored.entries : {};
  }

  /**
   * Returns the cached value, or creates it if the content of the file has changed.
   *
   * @param canStore - whether the value only depends on the content
   */
  get(
    path: string,
    content: string,
    create: () => Value,
    canStore: (value: Value) => boolean = () => true,
  ): Value {
    const hash = digest(content);
    const entry = this.#entries[path];
    if (entry?.[0] === hash) return entry[1];
    const value = create();
    if (canStore(value)) {
      this.#entries[path] = [hash, value];
      this.#isChanged = true;
    }
    return value;
  }

  /** Writes the cache file, if a value has changed. */
  save(): void {
    if (this.#isChanged) writeCache(this.#file, { version: this.#version, entries: this.#entries });
    this.#isChanged = false;
  }
}
