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

/** What a check finds out about its subject. */
export type Answer = Omit<Finding, 'about'>;

export const blocks = (text: string): Answer => ({ level: 'blocks', text });
export const later = (text: string): Answer => ({ level: 'later', text });
export const unknown = (text: string): Answer => ({ level: 'unknown', text });
export const ready = (text: string): Answer => ({ level: 'ready', text });
