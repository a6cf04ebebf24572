import { expect, it } from 'vitest';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { glanceFigures } from './glance-figures.ts';

const STATS: InvoiceStats = {
  counts: { DRAFT: 0, SENT: 1, PAID: 2, OVERDUE: 1, CANCELLED: 0 },
  currencies: [{ currency: 'CAD', outstanding: 10, overdue: 0, paidLast30Days: 0, draft: 0, writtenOff: 1250 }],
};

it('counts in French: zero and one are singular', () => {
  expect(glanceFigures(STATS).map(({ hint }) => hint)).toEqual([
    '1 envoyée, 1 en retard',
    '1 échue',
    '2 payées en tout',
    '0 non envoyé',
    'Ne sera pas payé',
  ]);
});
