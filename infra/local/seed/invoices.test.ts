import { expect, it } from 'vitest';
import { demoInvoices } from './invoices.ts';

it.each([
  ['2026-03-02T05:30:00Z', '2026-03-01'],
  ['2026-03-02T07:30:00Z', '2026-03-02'],
])('at %s, the latest demo invoice is issued on %s, the day in the time zone of the business', (now, day) => {
  expect(demoInvoices(new Date(now), ['customer'])[0]?.issueDate).toBe(day);
});
