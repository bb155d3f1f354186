/** Runs one task after the other. */
export interface Queue {
  run<T>(task: () => T | Promise<T>): Promise<T>;
  /** Whether a task runs or waits. */
  readonly busy: boolean;
}

export function makeQueue(): Queue {
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const done = () => {
    waiting--;
  };
  return {
    run(task) {
      waiting++;
      const result = tail.then(task);
      tail = result.then(done, done);
      return result;
    },
    get busy() {
      return waiting > 0;
    },
  };
}
