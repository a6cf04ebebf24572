import type { InvoiceListItem } from '#shared/invoice/schema.ts';

/** The customer of an invoice as the editor receives it in the navigation state (spec 1 §2.11, §2.12). */
export function customerState(invoice: InvoiceListItem) {
  return {
    customer: {
      name: invoice.billingName,
      address: invoice.billingAddress ?? '',
      zip: invoice.billingZip ?? '',
      city: invoice.billingCity ?? '',
      province: invoice.billingProvince ?? '',
      country: invoice.billingCountry ?? '',
      email: invoice.billingEmail ?? '',
      phone: invoice.billingPhone ?? '',
    },
  };
}
