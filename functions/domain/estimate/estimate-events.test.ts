import { expect, it } from 'vitest';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import { withEvents } from './estimate-events.ts';

const at = '2026-03-01T12:00:00.000Z';
const created: EstimateEvent = { type: 'CREATED', at, by: 'ann@example.com' };
const declined = (version: number): EstimateEvent => ({ type: 'DECLINED', at, version, reason: 'x'.repeat(1_000) });

it('the first event and the latest ones stay when there are too many', () => {
  let events: EstimateEvent[] = [created];
  for (let version = 1; version <= 100; version += 1) events = withEvents(events, [declined(version)]);
  expect(events[0]).toEqual(created);
  expect(events.at(-1)).toEqual(declined(100));
  expect(events.length).toBeGreaterThan(10);
  expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThan(26_000);
});
