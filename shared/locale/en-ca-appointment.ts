import type { AppointmentTexts } from './appointment-texts.ts';

/** Canadian English for emails about appointments. */
export const enCaAppointment: AppointmentTexts = {
  news: {
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
  },
  title: 'Title',
  timeZone: 'Time zone',
  location: 'Place',
  employee: 'With',
  customer: 'Customer',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  before: 'Previously',
};
