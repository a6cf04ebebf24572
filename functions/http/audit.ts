import { declareAction, missingEntry, type Origin } from '#functions/data/audit/audited-call.ts';
import { deviceOf } from '#functions/data/audit/device.ts';
import type { Entry } from '#functions/data/audit/entry.ts';
import type { Caller, Members } from '#functions/data/people/members.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Route } from '#shared/api/route.ts';
import type { HttpEvent } from './event.ts';
import { clientOf } from './log.ts';

/** Where a call comes from, for the activity log. */
export function originOf(event: HttpEvent): Origin {
  return { address: clientOf(event).address, device: deviceOf(event.headers['user-agent']) };
}

/** Declares what a call does, if the activity log records it. */
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
 * Handles a call and writes its entry, unless the transaction of its change did: also if the call fails after it noted a
 * change. The change is stored by then, so an entry that cannot be written does not fail the call; it raises an alarm.
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

/** Attempts to write an entry, each of which the SDK makes twice. */
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
