import { declareAction, missingEntry } from '#functions/domain/audit/audited-call.ts';
import type { Entry } from '#functions/domain/audit/entry.ts';
import type { Caller, Members } from '#functions/domain/people/members.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Route } from '#shared/api/route.ts';

/** Declares the action of a call whose route the activity log records. */
export function declareRoute({ audit }: Route, caller: Caller | undefined): void {
  if (!audit) return;
  const { userId, name, email, businessId } = caller ?? {};
  declareAction({
    action: audit,
    ...(businessId && { businessId }),
    ...(userId && { by: { userId, name: name ?? '', email: email ?? '' } }),
  });
}

/**
 * Handles a call and writes its activity entry, unless the transaction of its change did, as for every change of a
 * business's records. What remains has no such change, or has happened elsewhere before anything is stored: messages
 * sent, invitations among them; sign-ins and sessions; passwords and second factors; exports; the page that connects a
 * card account. It cannot be undone, so a call that fails after noting it is recorded too, and a failure to write the
 * entry raises an alarm instead of failing the call.
 */
export async function recorded<Value>(members: Pick<Members, 'record'>, handle: () => Promise<Value>): Promise<Value> {
  try {
    const value = await handle();
    await writeEntry(members, missingEntry());
    return value;
  } catch (error) {
    await writeEntry(members, missingEntry({ hasFailed: true }));
    throw error;
  }
}

/** Attempts to write an entry; the SDK itself makes two requests per attempt. */
const ATTEMPTS = 2;

async function writeEntry(
  { record }: Pick<Members, 'record'>,
  missing: ReturnType<typeof missingEntry>,
): Promise<void> {
  for (let attempt = 1; missing && attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await record(missing.businessId, missing.entry, new Date());
    } catch (error) {
      if (attempt === ATTEMPTS) logFailure(missing.entry, error);
    }
  }
}

function logFailure({ action, record }: Entry, error: unknown): void {
  logLine('error', { event: 'audit-not-written', action, recordId: record?.id, ...failureFields(error) });
}
