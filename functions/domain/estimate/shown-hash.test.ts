import { expect, it } from 'vitest';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { shownHash } from './shown-hash.ts';

const SHOWN: PublicEstimate = {
  id: 'b-e-1',
  invoiceNumber: 'EST-1',
  issueDate: '2026-03-01',
  dueDate: '2026-03-31',
  currency: 'CAD',
  items: [{ name: 'Deck', description: 'Cedar', quantity: 2, rate: 100, amount: 200 }],
  billingName: 'Café Léger',
  additionalNotes: 'Thank you',
  taxes: [{ code: 'GST', ratePercent: 5, baseAmount: 200, amount: 10, rule: 'GST' }],
  status: 'SENT',
  version: 1,
  company: { name: 'Prairie Studio Ltd.', address: '12 Main St' },
};

/** Every text and number of a value, changed one at a time. */
function changedOnce(value: unknown): unknown[] {
  if (typeof value === 'string') return [...value].map((_, at) => `${value.slice(0, at)}\u2603${value.slice(at + 1)}`);
  if (typeof value === 'number') return [value + 0.01];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    changedOnce(field).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  );
}

it('changes with every character, number and tax that is shown', () => {
  const { status: _status, ...visible } = SHOWN;
  const hash = shownHash(SHOWN);
  const others = changedOnce(visible).map((changed) => shownHash({ ...(changed as PublicEstimate), status: 'SENT' }));
  expect(others.length).toBeGreaterThan(100);
  expect(others).not.toContain(hash);
});

it('is the same whatever the order of the fields, and whatever was decided since', () => {
  const turned = Object.fromEntries(Object.entries(SHOWN).toReversed()) as PublicEstimate;
  const since = { decision: { on: '2026-03-02' }, deposit: { id: 'dep1', amount: 63 }, newerId: 'b-e-2' };
  const decided = { ...turned, ...since, status: 'ACCEPTED' } as const;
  expect(shownHash(decided)).toBe(shownHash(SHOWN));
});
