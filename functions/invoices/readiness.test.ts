import { expect, it } from 'vitest';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { readReadiness } from './readiness.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

/** The findings about goods for British Columbia, after sales of 50,000.00 to customers without a province. */
async function findingsOf(province: 'AB' | 'BC') {
  const company = { name: 'Studio', province, supplyCategory: 'goods', taxRegistrations: { GST: '845123397RT0001' } };
  const items = [{ name: 'Desk', quantity: 1, rate: 10, amount: 10 }];
  const caller = aCaller();
  const content = { items, billingProvince: 'BC', billingCountry: 'Canada', issueDate: '2026-03-01', currency: 'CAD' };
  const published = {
    findToSend: async () =>
      ({
        record: { ...content, businessId: caller.businessId, taxMode: 'province' },
        invoice: {
          ...content,
          company: { name: 'Studio', vat: '845123397RT0001', paymentSettings: {} },
          taxes: [],
          attachments: [{ id: 'f', name: 'Reçu 📄.pdf', size: 1, type: 'application/pdf' }],
        },
        business: { timeZone: 'America/Edmonton' },
        company,
      }) as unknown as PublishedInvoice,
  };
  const sales = { readSales: async () => ({ total: 5_000_000, unplaced: 5_000_000, in: {} }) };
  const { findings } = await readReadiness({ published, sales } as never, { caller, invoiceId: 'i', now: NOW });
  return findings;
}

it('reads no names of files, which no PDF has', async () => {
  expect(await findingsOf('AB')).not.toContain('unprintable');
});

it('counts sales without a province for the province of the business, and for no other', async () => {
  expect(await findingsOf('BC')).toContain('mustRegisterPST_BC');
  expect(await findingsOf('AB')).not.toContain('mustRegisterPST_BC');
});
