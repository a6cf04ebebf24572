import type { AppointmentNews } from '#shared/appointment/emails.ts';

/** The other party of an appointment, as its recipient sees it, and its day. */
export type AppointmentFacts = { readonly other: string; readonly day: string };

/** The texts of one email about an appointment. */
export type AppointmentMailText = {
  readonly subject: (facts: AppointmentFacts) => string;
  readonly intro: (facts: Pick<AppointmentFacts, 'other'>) => string;
  /** The sentence about the attached invitation. */
  readonly attached: string;
};

/** All texts of the emails about appointments in one language. */
export type AppointmentTexts = {
  readonly news: Readonly<Record<AppointmentNews, AppointmentMailText>>;
  readonly title: string;
  readonly timeZone: string;
  readonly location: string;
  /** Labels of the people who attend. */
  readonly employee: string;
  readonly customer: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** Label of the time before a change. */
  readonly before: string;
};
