/** A value that changes over time, for listeners. */
export type Progress<Value> = {
  current(): Value;
  /** Calls back after every change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

/** A `Progress` whose owner emits its values. */
export class ProgressEmitter<Value> implements Progress<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  current(): Value {
    return this.#value;
  }

  emit(value: Value): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
