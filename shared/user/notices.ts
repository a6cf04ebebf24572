import type { Notices } from './schema.ts';

const ALL: Notices = { payments: true, bounces: true, reminders: true };

/** A user's notices, all on by default. */
export function noticesOf({ notices = ALL }: { readonly notices?: Notices | undefined }): Notices {
  return notices;
}
