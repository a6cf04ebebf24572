import { expect, it } from 'vitest';
import { anEvent } from '#test/support/stripe-event.ts';
import { QueuedEvent } from './queued-event.ts';

const EVENT = anEvent('charge.refunded', 'acct_own', { id: 'ch_1' });

it('an event is received as Stripe sent it', () => {
  expect(QueuedEvent.parse(EVENT)).toBe(EVENT);
});

it.each([null, [], {}, { ...EVENT, livemode: 'false' }, { ...EVENT, data: null }, { ...EVENT, data: {} }])(
  'what is no event is refused: %j',
  (value) => {
    expect(() => QueuedEvent.parse(value)).toThrow();
  },
);
