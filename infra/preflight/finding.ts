/**
 * The result of a check: it `blocks` the deployment, must be done `later` but before real users come, is `unknown`
 * because it could not be read, or is `ready`.
 */
export type Finding = {
  readonly level: 'blocks' | 'later' | 'unknown' | 'ready';
  /** The subject in a word or two. */
  readonly about: string;
  /** The meaning, and what to do. */
  readonly text: string;
};
