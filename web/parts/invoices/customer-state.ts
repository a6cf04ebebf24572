import type { InvoiceListItem } from '#shared/invoice/schema.ts';

/** Navigation state that passes an invoice's customer to the editor (spec 1 §2.11, §2.12). */
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
