import type { Caller } from '#functions/domain/people/members.ts';
import { type Change, userNotice } from '#functions/domain/people/notices.ts';
import { languageOf } from '#functions/domain/people/user-record.ts';
import { activeSession } from '#functions/domain/people/user-sessions.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { deviceInWords } from '#functions/services/device-name.ts';
import { SESSION_ENDED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { ActiveSession } from '#shared/security/schema.ts';
import { inTextOrder } from '#shared/text-order.ts';
import type { SecurityStore } from './store.ts';

/** The active sessions of the caller, most recently used first. */
export async function listSessions(store: SecurityStore, caller: Caller): Promise<{ sessions: ActiveSession[] }> {
  const [user, records] = await Promise.all([store.find(caller.userId), store.sessions(caller.userId)]);
  const sessions = records
    .filter(({ id }) => activeSession(user?.sessions, id))
    .map(({ id, device, address, startedAt, lastUsedAt }) => ({
      id,
      device: deviceInWords(device, user ? languageOf(user) : 'en'),
      ...(address && { address }),
      startedAt,
      lastUsedAt,
      isCurrent: id === caller.sessionId,
    }))
    .sort((one, other) => inTextOrder(other.lastUsedAt, one.lastUsedAt));
  return { sessions };
}

/** Ends one session of the caller. Throws NOT_FOUND if there is none with this id. */
export async function endSession(store: SecurityStore, caller: Caller, id: string): Promise<void> {
  orNotFound(await store.endSession(caller.userId, id), 'session');
}

/** Ends the caller's other sessions and notifies them. Throws UNAUTHENTICATED if the current one has ended. */
export async function signOutEverywhere(
  { store, outbox }: { store: SecurityStore; outbox: Pick<AccountOutbox, 'tell'> },
  change: Change,
): Promise<void> {
  await endOtherSessions(store, change.caller);
  await outbox.tell(userNotice('OTHERS_LOGGED_OUT', change));
}

/** As `signOutEverywhere`, without a mail. */
export async function endOtherSessions(store: SecurityStore, caller: Caller): Promise<void> {
  const user = await store.find(caller.userId);
  if (user && (await store.endOtherSessions(user, caller.sessionId))) return;
  throw refusal({ SESSION_ENDED });
}
