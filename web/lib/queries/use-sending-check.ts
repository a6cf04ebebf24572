import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUser } from '#web/lib/session/session.ts';
import { missingToSendQuery } from './missing-to-send.ts';

/**
 * Delays sending until the user knows what is missing: while the business lacks a name, an address or a way to be paid,
 * `maySend` resolves to false and `isHeld` becomes true. `allow` sends it anyway.
 */
export function useSendingCheck() {
  const client = useQueryClient();
  const { id } = useUser();
  const isAllowed = useRef(false);
  const [isHeld, setIsHeld] = useState(false);
  const maySend = async (): Promise<boolean> => {
    if (isAllowed.current) return true;
    // A failed check must not keep an invoice from being sent.
    const missing = await client.fetchQuery(missingToSendQuery(id)).catch(() => []);
    setIsHeld(missing.length > 0);
    return missing.length === 0;
  };
  const allow = () => {
    isAllowed.current = true;
    setIsHeld(false);
  };
  return { isHeld, maySend, allow };
}
