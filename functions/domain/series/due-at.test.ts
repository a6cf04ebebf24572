import { expect, it } from 'vitest';
import { dueAtOf } from './due-at.ts';

const SERIES = {
  status: 'ACTIVE' as const,
  ...{ next: 1, madeCount: 1, skipped: [] },
  schedule: {
    unit: 'month' as const,
    end: 'never' as const,
    ...{ interval: 1, firstDay: '2026-10-31', daysInAdvance: 0, hour: 9 },
  },
};

it('is due when its next invoice is to be made', () => {
  expect(dueAtOf(SERIES, 'America/Toronto')?.toISOString()).toBe('2026-11-30T14:00:00.000Z');
});

it('is due at once while a draft is to be sent, whatever its schedule has become since', () => {
  const series = { ...SERIES, pending: { invoiceId: 'inv1', day: '2026-12-31' } };
  expect(dueAtOf(series, 'America/Toronto')).toEqual(new Date(0));
});
