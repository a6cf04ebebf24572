/**
 * What a check found: something that `blocks` the deployment, something to do `later`, before real users come, something
 * that could not be read and is `unknown`, or that all is `ready`.
 */
export type Finding = {
  readonly level: 'blocks' | 'later' | 'unknown' | 'ready';
  /** What it is about, in one word. */
  readonly about: string;
  /** What it means and what to do. */
  readonly text: string;
};
