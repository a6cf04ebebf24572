import type Stripe from 'stripe';
import type { StripeObject } from './objects.ts';
import type { Store } from './store.ts';

/** Shared by all parts of the stand-in. */
export type World = {
  store: Store;
  /** Seconds since 1970. */
  now(): number;
  /** When cards are charged without their payer, in seconds since 1970: ahead of now while schedules run as of a later time. */
  chargeTime(): number;
  /** The URL of a hosted page; `path` starts with a slash. */
  pageUrl(path: string): string;
  /** Saves the state and notifies the webhook; resolves after the first attempt, successful or not. */
  emit(event: EmittedEvent): Promise<void>;
};

/** An event about an object of a connected account, or about the platform as a deauthorization has it. */
export type EmittedEvent = {
  type: Stripe.Event['type'];
  object: StripeObject | { id: string; object: 'application'; name: string };
  account: string;
  /** The changed properties of the object as they were. */
  previous_attributes?: object;
  /** Seconds since 1970; now if absent. */
  created?: number;
};
