/** The other party of an appointment, as its recipient sees it, and its day. */
export type AppointmentFacts = { readonly other: string; readonly day: string };

/** The texts of one email about an appointment. */
export type AppointmentMailText = {
  readonly subject: (facts: AppointmentFacts) => string;
  readonly intro: (facts: Pick<AppointmentFacts, 'other'>) => string;
  /** The sentence about the attached invitation. */
  readonly attached: string;
};
