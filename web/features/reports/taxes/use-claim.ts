import { useState } from 'react';
import type { ReturnAccount } from '#shared/reports/return-lines.ts';
import type { ReportRange } from '#shared/reports/schema.ts';
import { keep, kept } from '#web/lib/browser/kept.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { useUser } from '#web/lib/session/session.ts';
import { claimedCents } from './claims.ts';

/**
 * The tax on purchases that was typed for an account, kept in this browser for the business and the days (decision W134).
 * What is kept is read once, so a component needs a key of account and days.
 */
export function useClaim(
  account: ReturnAccount,
  { from, to }: ReportRange,
): [TypedNumber, (typed: TypedNumber) => void] {
  const { businessId } = useUser();
  const key = claimKey(businessId, account, { from, to });
  const [typed, setTyped] = useState(() => read(key));
  const change = (next: TypedNumber) => {
    setTyped(next);
    // A text that is no amount is not what was claimed.
    keep(key, typeof next === 'number' ? String(next) : '');
  };
  return [typed, change];
}

/** The tax on purchases that is kept for an account, in cents. */
export function keptClaim(businessId: string, account: ReturnAccount, range: ReportRange): number | undefined {
  return claimedCents(read(claimKey(businessId, account, range)));
}

function claimKey(businessId: string, account: ReturnAccount, { from, to }: ReportRange): string {
  return `taxOnPurchases:${businessId}:${account}:${from}:${to}`;
}

function read(key: string): TypedNumber {
  const text = kept(key);
  return text && Number.isFinite(Number(text)) ? Number(text) : '';
}
