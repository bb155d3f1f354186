/** By how much a store's clock is ahead of the machine's: nothing, but in tests, which set it forward. */
export interface ForwardTime {
  ahead(): number;
  /** Hears each time that it is set. */
  listen(moved: () => void): void;
  /** Is told before, where somebody is to have served all the time until then. */
  served(keep: (until: number) => Promise<unknown>): void;
}
