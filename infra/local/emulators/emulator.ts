/** A local stand-in for a cloud service. */
export type Emulator = {
  /** Origin without a trailing slash, e.g. `http://127.0.0.1:40123`. */
  endpoint: string;
  /** Stops it and frees its port. */
  stop(): Promise<void>;
};
