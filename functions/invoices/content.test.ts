import { expect, it } from 'vitest';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { anInvoice } from '#test/support/given.ts';
import { applyUpdate } from './content.ts';

const NOW = { now: new Date('2026-03-10T05:30:00.000Z'), company: undefined };
const stored = (changes: Partial<InvoiceRecord>) =>
  ({ ...anInvoice(), status: 'SENT', version: 7, movements: [], ...changes }) as InvoiceRecord;

it('an invoice paid by card that is saved as paid again keeps its day', () => {
  const paid = stored({ status: 'PAID', paidAt: '2026-03-01T00:00:00.000Z', paidOn: '2026-02-28', paidCents: 20_000 });
  const after = applyUpdate(paid, { status: 'PAID' }, NOW);
  expect(after).toMatchObject({ paidAt: paid.paidAt, paidOn: paid.paidOn });
});

it('a draft with a card payment keeps its taxes and total', () => {
  const taxes = [{ code: 'GST', ratePercent: 5, baseAmount: 200, amount: 10, rule: 'GST' }] as const;
  const movements = [{ on: '2026-03-09', cents: 100, method: 'card' }] as const;
  const draft = stored({ status: 'DRAFT', taxMode: 'province', taxes, totalCents: 21_000, movements });
  const company = {
    id: 'c',
    name: 'Larch',
    version: 1,
    province: 'ON',
    taxRegistrations: { GST: '84512 3397 RT0001' },
  };
  const changed = { ...NOW, company };
  const kept = { taxes, totalCents: 21_000 };
  expect(applyUpdate(draft, { additionalNotes: 'Thank you' }, changed)).toMatchObject(kept);
  expect(applyUpdate(draft, { status: 'SENT' }, changed)).toMatchObject(kept);
  expect(applyUpdate({ ...draft, movements: [] }, {}, changed)).toMatchObject({ totalCents: 22_600 });
});
