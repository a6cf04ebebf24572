import type { Notices } from './schema.ts';

/** A user's notices, all on by default. */
export function noticesOf({
  notices: { payments = true, bounces = true, reminders = true } = {},
}: {
  readonly notices?: Partial<Notices> | undefined;
}): Record<keyof Notices, boolean> {
  return { payments, bounces, reminders };
}
