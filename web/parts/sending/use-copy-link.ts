import { useEffect, useState } from 'react';
import { copyLink } from '#web/parts/invoices/copy-link.ts';

/** How long the button confirms that the link was copied (spec 1 §9). */
const CONFIRMATION_MS = 2000;

/** Copies an invoice's public link; `isCopied` while the button should say so. */
export function useCopyLink(): { copy: (invoiceId: string) => Promise<void>; isCopied: boolean } {
  const [isCopied, confirmCopied] = useTemporaryFlag(CONFIRMATION_MS);
  const copy = async (invoiceId: string) => {
    if (await copyLink(invoiceId)) confirmCopied();
  };
  return { copy, isCopied };
}

/** A flag that `turnOn` sets for a limited time. */
function useTemporaryFlag(durationMs: number): [isOn: boolean, turnOn: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), durationMs);
    return () => clearTimeout(timer);
  }, [count, durationMs]);
  return [count > 0, () => setCount((before) => before + 1)];
}
