import type { AppointmentEditing } from './use-appointment-form.ts';

/** The fields of a time of day. */
export type ClockSelectsProps = {
  /** Start of the fields' ids. */
  id: string;
  form: AppointmentEditing['form'];
  /** The minutes to choose from. */
  minutes: readonly string[];
};
