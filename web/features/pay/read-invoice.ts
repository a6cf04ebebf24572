import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { day, type Fields, present } from '#web/document-page/read-fields.ts';

/** The seller as shown on the page: from the company or, where that is empty, from the profile (spec 1 §2.8). */
const SELLER_FIELDS = ['Logo', 'Name', 'Address', 'City', 'Zip', 'Country', 'Vat'];

/** The invoice in an API response, with every optional part filled in; null if there is none in it. */
export function readInvoice(answer: unknown): PublicInvoice | null {
  const given = present(answer);
  if (!given) return null;
  const profile = { ...given, ...present(given.profile) };
  const company: Fields = { ...present(given.company) };
  for (const field of SELLER_FIELDS) company[field.toLowerCase()] ||= profile[`company${field}`];
  const settings = present(company.paymentSettings);
  return {
    ...EMPTY,
    ...given,
    issueDate: day(given.issueDate),
    dueDate: day(given.dueDate),
    company: {
      ...company,
      paymentSettings: { paymentIntegrationEnabled: settings?.paymentIntegrationEnabled === true },
    },
  } as PublicInvoice;
}

const EMPTY = { invoiceNumber: '', billingName: '', currency: 'CAD', status: 'SENT', paymentMethod: 'bank' };
