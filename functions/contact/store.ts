import { countToday, uncountToday } from '#functions/data/limits/daily-quota.ts';
import { contactFromKey, contactsKey, type Key } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Contact messages per day (UTC): from one address, and in total against abuse. */
const MAX_FROM_ONE = 5;
const MAX_IN_ALL = 300;

/** Counts messages to support. */
export type ContactQuotas = {
  /** Counts a message. Returns false if the daily quota of the sender, or of all senders, is used up. */
  count: (email: string, now: Date) => Promise<boolean>;
  /** Undoes a count, for a message that could not be sent. */
  uncount: (email: string, now: Date) => Promise<void>;
};

export function contactQuotas(table: Table): ContactQuotas {
  return {
    async count(email, now) {
      const [sender, everybody] = keysOf(email, now);
      // The sender first: senders over their own quota must not use up the total.
      if (!(await countToday(table, sender, { max: MAX_FROM_ONE, now }))) return false;
      return (await countToday(table, everybody, { max: MAX_IN_ALL, now })) !== null;
    },
    async uncount(email, now) {
      for (const key of keysOf(email, now)) await uncountToday(table, key);
    },
  };
}

function keysOf(email: string, now: Date): [sender: Key, everybody: Key] {
  const day = now.toISOString().slice(0, 10);
  return [contactFromKey(day, email), contactsKey(day)];
}
