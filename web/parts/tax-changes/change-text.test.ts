import { expect, it } from 'vitest';
import type { TaxChange } from '#shared/canada/tax-changes.ts';
import { changeText } from './change-text.ts';

const NEWS = { id: 'change', from: '2026-10-01', source: 'https://example.com/notice' };
const share = (changes: object): TaxChange => ({
  ...NEWS,
  kind: 'share',
  code: 'PST_BC',
  category: 'accounting',
  share: 100,
  ...changes,
});

it.each<[TaxChange, string]>([
  [
    { ...NEWS, kind: 'rate', code: 'HST', provinces: ['NS'], percent: 14, percentBefore: 15 },
    'HST in Nova Scotia: 14% from Oct 1, 2026, 15% before.',
  ],
  [
    { ...NEWS, kind: 'rate', code: 'QST', provinces: ['QC', 'ON'], percent: 9.975 },
    'QST in Québec, Ontario: 9.975% from Oct 1, 2026.',
  ],
  [share({}), 'PST (British Columbia) is charged on accounting services from Oct 1, 2026.'],
  [
    share({ code: 'PST_SK', category: 'architectureEngineering', share: 30 }),
    'PST (Saskatchewan) is charged on 30% of the price of architecture or engineering from Oct 1, 2026.',
  ],
  [
    share({ code: 'RST_MB', category: 'software', share: 0 }),
    'RST (Manitoba) is not charged on software from Oct 1, 2026.',
  ],
  [
    share({ status: 'unconfirmed' }),
    'PST (British Columbia) on accounting services is announced from Oct 1, 2026, but not confirmed.',
  ],
  [share({ status: 'depends' }), 'PST (British Columbia) applies to some accounting services from Oct 1, 2026.'],
])('%#: says %2$s', (change, text) => {
  expect(changeText(change)).toBe(text);
});
