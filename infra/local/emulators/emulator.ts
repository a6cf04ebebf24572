/** A stand-in of one cloud service that runs on this machine: where it answers, and how it is ended. */
export type Emulator = {
  /** Origin without a trailing slash, e.g. `http://127.0.0.1:40123`. */
  endpoint: string;
  /** Ends it and frees its port; resolves when nothing of it is left. */
  stop(): Promise<void>;
};
