import { invoiceTotals } from '#shared/document/totals.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { fromCents } from '#shared/money.ts';

/** For tests: a minimal invoice with the given changes. */
export function aPublicInvoice(changes: Partial<PublicInvoice> = {}): PublicInvoice {
  return {
    id: '7hG2kLmN4pQr8sTuVwXyZa',
    invoiceNumber: 'INV-20260105001',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    currency: 'CAD',
    status: 'SENT',
    items: someItems(1),
    paymentMethod: 'bank',
    billingName: 'Jo Wong',
    company: { paymentSettings: { paymentIntegrationEnabled: false } },
    ...changes,
  };
}

/** For tests: an invoice with every field set. */
export function aFullInvoice(changes: Partial<PublicInvoice> = {}): PublicInvoice {
  return aPublicInvoice({
    items: someItems(13),
    discountType: 'percentage',
    discountValue: 10,
    shippingType: 'fixed',
    shippingValue: 25,
    taxType: 'percentage',
    taxValue: 5,
    paymentTerms: 'Payment is due within 30 days of the invoice date.',
    additionalNotes: 'Thank you for your business.\nPlease quote the invoice number.',
    billingName: 'Łukasz Ayşe & Sœurs Café',
    billingEmail: 'accounts@cafe.test',
    billingPhone: '+1 403 555 0100',
    billingAddress: '1200 8 Avenue SW',
    billingCity: 'Calgary',
    billingProvince: 'AB',
    billingZip: 'T2P 1G1',
    billingCountry: 'Canada',
    company: {
      name: 'Northern Sky Studio',
      address: '88 Spruce Street',
      city: 'Edmonton',
      zip: 'T5J 0N3',
      country: 'Canada',
      vat: '123456789 RT0001',
      registrationNumber: '2031456789',
      phone: '+1 780 555 0188',
      email: 'hello@northernsky.test',
      website: 'https://northernsky.test',
      paymentSettings: { paymentIntegrationEnabled: true },
    },
    paymentInstructions: {
      bankName: 'Royal Bank',
      accountName: 'Northern Sky Studio Inc.',
      accountNumber: '00123 003 1234567',
      swiftCode: 'ROYCCAT2',
      iban: 'GB33BUKB20201555555555',
    },
    ...changes,
  });
}

/** For tests: this many different lines, every third one with a description. */
export function someItems(count: number): PublicInvoice['items'] {
  return Array.from({ length: count }, (_, index) => {
    const place = String(index + 1).padStart(3, '0');
    const item = { name: `Work no. ${place}`, quantity: (index % 8) / 4 + 0.25, rate: 19.99 + index };
    return {
      ...item,
      ...(index % 3 === 0 && { description: `What was done for no. ${place}, in some more words than its name has.` }),
      amount: fromCents(invoiceTotals({ items: [item] }).totalCents),
    };
  });
}

/** For tests: a French invoice of 300.00 CAD plus the taxes of Québec. */
export function aTaxedInvoice(changes: Partial<PublicInvoice> = {}): PublicInvoice {
  const base = { baseAmount: 300, rule: 'test' };
  return aPublicInvoice({
    language: 'fr',
    items: [{ name: 'Identité visuelle', quantity: 2.5, rate: 120, amount: 300 }],
    taxes: [
      { ...base, code: 'GST', ratePercent: 5, amount: 15, registration: '84512 3397 RT0001' },
      { ...base, code: 'QST', ratePercent: 9.975, amount: 29.93, registration: '1234567890 TQ0001' },
    ],
    paymentTerms: 'Payment is due within 30 days of the invoice date.',
    paymentMethod: 'e-transfer',
    paymentInstructions: { eTransferEmail: 'pay@boreal.test' },
    billingName: 'Café Ølga',
    company: {
      name: 'Studio Boréal inc.',
      address: '1200, rue Sainte-Catherine Ouest',
      city: 'Montréal',
      province: 'Québec',
      zip: 'H2X 1Y4',
      country: 'Canada',
      vat: '84512 3397 RT0001',
      email: 'bonjour@boreal.test',
      paymentSettings: { paymentIntegrationEnabled: true },
    },
    ...changes,
  });
}
