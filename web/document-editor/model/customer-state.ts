import { BILL_TO_FIELDS } from '#shared/document/bill-to.ts';
import type { BilledCustomer } from './form.ts';
import { readExemptions, readLanguage } from './read-invoice.ts';

const FIELDS = ['id', ...BILL_TO_FIELDS, 'poNumber', 'paymentTerms', 'paymentMethod', 'additionalNotes'] as const;

/**
 * The customer that another screen passed in the navigation state (spec 1 §2.12), as `{ customer }` or directly; null
 * if there is none.
 */
export function customerFromState(state: unknown): Partial<BilledCustomer> | null {
  const outer = asRecord(state);
  const customer = outer && 'customer' in outer ? asRecord(outer.customer) : outer;
  if (typeof customer?.name !== 'string') return null;
  const given = FIELDS.flatMap((field) => {
    const value = customer[field];
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  const language = readLanguage(customer.language);
  const taxExemptions = readExemptions(customer.taxExemptions);
  return {
    ...Object.fromEntries(given),
    ...(language && { language }),
    ...(taxExemptions.length > 0 && { taxExemptions }),
  };
}

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}
