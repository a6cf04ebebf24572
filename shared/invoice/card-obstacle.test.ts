import { expect, it } from 'vitest';
import { cardObstacle } from './card-obstacle.ts';

const PAYABLE = { status: 'SENT', takesCards: true, dueCents: 10_000 } as const;

it.each([
  [null, {}],
  [null, { status: 'OVERDUE' }],
  ['draft', { status: 'DRAFT', takesCards: false }],
  ['paid', { status: 'PAID' }],
  ['disputed', { status: 'PAID', isDisputed: true }],
  ['refunded', { status: 'CANCELLED', isRefunded: true }],
  ['closed', { status: 'CANCELLED', isClosed: true }],
  ['cancelled', { status: 'CANCELLED' }],
  ['disputed', { isDisputed: true, takesCards: false }],
  ['debited', { pendingDebit: { amount: 100, on: '2026-03-01' }, dueCents: 0 }],
  ['paid', { status: 'PAID', pendingDebit: { amount: 100, on: '2026-03-01' } }],
  ['noCards', { takesCards: false, dueCents: 0 }],
  ['belowMinimum', { dueCents: 49 }],
  [null, { dueCents: 50 }],
  [null, { dueCents: 99_999_999 }],
  ['aboveMaximum', { dueCents: 100_000_000 }],
] as const)('is %s for %j', (obstacle, changes) => {
  expect(cardObstacle({ ...PAYABLE, ...changes })).toBe(obstacle);
});
