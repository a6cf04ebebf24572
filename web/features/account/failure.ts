import type { paths } from '#web/app/paths.ts';

type FixedPath = Extract<(typeof paths)[keyof typeof paths], string>;

/** What a person reads after an account call failed: a text in the form, and where the specification has one, a toast. */
export type Failure = {
  readonly text: string;
  readonly toast?: string;
  /** The way on, where there is one, behind the text. */
  readonly link?: { readonly label: string; readonly to: FixedPath };
};
