import type { paths } from '#web/lib/paths.ts';

type FixedPath = Extract<(typeof paths)[keyof typeof paths], string>;

/** What to show after an account call failed: a text in the form and, where the specification has one, a toast. */
export type Failure = {
  readonly text: string;
  readonly toast?: string;
  /** A link to the next step, shown after the text. */
  readonly link?: { readonly label: string; readonly to: FixedPath };
};
