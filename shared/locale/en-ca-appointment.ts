import type { AppointmentNews } from '#shared/appointment/emails.ts';

/** The other party of an appointment, as its recipient sees it, and its day. */
type AppointmentFacts = { readonly other: string; readonly day: string };

/** The texts of one email about an appointment. */
type AppointmentMailText = {
  readonly subject: (facts: AppointmentFacts) => string;
  readonly intro: (facts: Pick<AppointmentFacts, 'other'>) => string;
  /** The sentence about the attached invitation. */
  readonly attached: string;
};

const news: Readonly<Record<AppointmentNews, AppointmentMailText>> = {
  CONFIRMED: {
    subject: ({ other, day }) => `Appointment confirmed: ${other}, ${day}`,
    intro: ({ other }) => `Your appointment with ${other} is confirmed.`,
    attached: 'Open the attached invitation to add it to your calendar.',
  },
  CHANGED: {
    subject: ({ other, day }) => `Appointment changed: ${other}, ${day}`,
    intro: ({ other }) => `Your appointment with ${other} has changed. Here are its current details.`,
    attached: 'Open the attached invitation to update your calendar.',
  },
  CANCELLED: {
    subject: ({ other, day }) => `Appointment cancelled: ${other}, ${day}`,
    intro: ({ other }) => `Your appointment with ${other} has been cancelled.`,
    attached: 'Open the attached file to remove it from your calendar.',
  },
  UNASSIGNED: {
    subject: ({ other, day }) => `Appointment no longer assigned to you: ${other}, ${day}`,
    intro: ({ other }) => `Your appointment with ${other} is no longer assigned to you.`,
    attached: 'Open the attached file to remove it from your calendar.',
  },
};

/** All texts of the emails about appointments in one language. */
export type AppointmentTexts = typeof enCaAppointment;

/** Canadian English for emails about appointments. */
export const enCaAppointment = {
  news,
  title: 'Title',
  timeZone: 'Time zone',
  location: 'Place',
  /** Labels of the people who attend. */
  employee: 'With',
  customer: 'Customer',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  /** Label of the time before a change. */
  before: 'Previously',
};
