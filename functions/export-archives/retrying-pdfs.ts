import { setTimeout as pause } from 'node:timers/promises';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';

/** Thrown when a run must end before its archive is complete; the next run continues. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

const ATTEMPTS = 3;
const RETRY_MS = 2_000;

type Pdfs = Pick<InvoicePdfs, 'asShown' | 'ofCreditNote'>;
type Source = { readonly pdfs: Pdfs; readonly retryMs?: number };

/**
 * Reads PDFs, retrying if the PDF function is busy or fails. Throws `OutOfTime` once no time is left, and the error of
 * the last attempt.
 */
export function retryingPdfs({ pdfs, retryMs = RETRY_MS }: Source, isTimeLeft: () => boolean): Pdfs {
  const withRetries = async (read: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    for (let attempt = 1; ; attempt += 1) {
      if (!isTimeLeft()) throw new OutOfTime('The PDFs take longer than this run');
      try {
        return await read();
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
        await pause(attempt * retryMs);
      }
    }
  };
  return {
    asShown: (...invoice) => withRetries(() => pdfs.asShown(...invoice)),
    ofCreditNote: (...creditNote) => withRetries(() => pdfs.ofCreditNote(...creditNote)),
  };
}
