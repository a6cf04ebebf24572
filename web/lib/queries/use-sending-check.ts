import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HOLDING } from '#shared/invoice/readiness.ts';
import { readinessQuery } from './readiness.ts';

/**
 * Holds sending until the user knows what is missing: if the invoice cannot be paid or does not name its sender,
 * `maySend` resolves to false and `isHeld` becomes true. `allow` lets the next attempt through.
 */
export function useSendingCheck() {
  const client = useQueryClient();
  const isAllowed = useRef(false);
  const [isHeld, setIsHeld] = useState(false);
  const maySend = async (invoiceId: string): Promise<boolean> => {
    if (isAllowed.current) return true;
    // A failed check must not keep an invoice from being sent.
    const readiness = await client.fetchQuery(readinessQuery(invoiceId)).catch(() => undefined);
    const holds = (readiness?.findings ?? []).some((finding) => HOLDING.has(finding));
    setIsHeld(holds);
    return !holds;
  };
  const allow = () => {
    isAllowed.current = true;
    setIsHeld(false);
  };
  return { isHeld, maySend, allow };
}
