import type { StripeObject } from './objects.ts';
import type { Store } from './store.ts';

/** Shared by all parts of the stand-in. */
export type World = {
  store: Store;
  /** Seconds since 1970. */
  now(): number;
  /** The URL of a hosted page; `path` starts with a slash. */
  pageUrl(path: string): string;
  /** Notifies the webhook; resolves after the first attempt, successful or not. */
  emit(event: { type: EventType; object: StripeObject | ApplicationObject; account: string }): Promise<void>;
};

type EventType =
  | 'account.updated'
  | 'account.application.deauthorized'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.refunded'
  | 'charge.dispute.created'
  | 'charge.dispute.closed';

/** The platform as a deauthorization event contains it. */
type ApplicationObject = { id: string; object: 'application'; name: string };
