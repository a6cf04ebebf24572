import { storedItem, storeItem } from './emulators.ts';
import type { Person } from './given.ts';

type StoredUser = { sessions: Record<string, { startedAt: number; confirmedAt: number }> };

/** Backdates the last confirmation of all of a person's sessions, by password or code, to an hour ago. */
export async function lapseConfirmation({ id }: Pick<Person, 'id'>): Promise<void> {
  const user = (await storedItem(`USER#${id}`, 'USER')) as StoredUser;
  const anHourAgo = Math.floor(Date.now() / 1000) - 3_600;
  const sessions = Object.entries(user.sessions).map(([key, session]) => [
    key,
    { ...session, confirmedAt: anHourAgo, codeEnteredAt: anHourAgo },
  ]);
  await storeItem({ ...user, sessions: Object.fromEntries(sessions) });
}
