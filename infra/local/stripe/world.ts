import type { StripeObject } from './objects.ts';
import type { Store } from './store.ts';

/** What every part of the stand-in works with. */
export type World = {
  store: Store;
  /** Seconds since 1970. */
  now(): number;
  /** The address of a hosted page; `path` begins with a slash. */
  pageUrl(path: string): string;
  /** Tells the webhook; resolves after the first attempt, whatever its outcome. */
  emit(event: { type: EventType; object: StripeObject | ApplicationObject; account: string }): Promise<void>;
};

type EventType =
  | 'account.updated'
  | 'account.application.deauthorized'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/** The platform itself, as the event of a deauthorization carries it. */
type ApplicationObject = { id: string; object: 'application'; name: string };
