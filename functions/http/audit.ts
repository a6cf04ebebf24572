import { declareAction, missingEntry, type Origin } from '#functions/data/audit/audited-call.ts';
import { deviceOf } from '#functions/data/audit/device.ts';
import type { Entry } from '#functions/data/audit/entry.ts';
import type { Caller, Members } from '#functions/data/people/members.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Route } from '#shared/api/route.ts';
import type { HttpEvent } from './event.ts';
import { callFields } from './log.ts';

/** Where a call comes from, for the activity log. */
export function originOf(event: HttpEvent): Origin {
  return { address: callFields(event).clientAddress, device: deviceOf(event.headers['user-agent']) };
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

/** Attempts to write an entry, each of which the SDK makes twice. */
const ATTEMPTS = 2;

/**
 * Writes the entry of a call that was handled, unless the transaction of its change did. The change is stored by now, so
 * a failure does not fail the call; it raises an alarm.
 */
export async function writeEntry({ record }: Pick<Members, 'record'>, now: Date): Promise<void> {
  const missing = missingEntry();
  if (!missing) return;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await record(missing.businessId, missing.entry, now);
    } catch (error) {
      if (attempt === ATTEMPTS) logFailure(missing.entry, error);
    }
  }
}

function logFailure({ action, record }: Entry, error: unknown): void {
  logLine('error', { event: 'audit-not-written', action, recordId: record?.id, ...failureFields(error) });
}
