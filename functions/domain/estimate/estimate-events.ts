import type { EstimateEvent } from '#shared/estimate/event.ts';

/** What the events of an estimate may take of its item, in bytes of JSON: half of what its longest content leaves. */
const MAX_BYTES = 24_000;

/** Events with one more: the first stays, and the oldest of the others make room. */
export function withEvents(events: readonly EstimateEvent[], added: readonly EstimateEvent[]): EstimateEvent[] {
  const [first, ...others] = [...events, ...added];
  if (!first) return [];
  while (others.length > 1 && Buffer.byteLength(JSON.stringify(others)) > MAX_BYTES) others.shift();
  return [first, ...others];
}
