import type { InvoiceStatus } from '#shared/invoice/status.ts';

/** Whether anything is left to pay: a paid or a cancelled invoice asks for nothing. */
export function isDue(status: InvoiceStatus): boolean {
  return status !== 'PAID' && status !== 'CANCELLED';
}
