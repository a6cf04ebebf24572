import { DAY_SECONDS } from '#shared/time-units.ts';
import { assertChargeable } from './amounts.ts';
import { assertDebitable } from './capabilities.ts';
import { newId, type Session } from './objects.ts';
import { parseParams } from './params.ts';
import { isDebitPage, mandateOptionsOf, type SessionInput, SessionParams } from './session-params.ts';
import type { Store } from './store.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const MIN_LIFETIME_SECONDS = 30 * 60;
const MAX_LIFETIME_SECONDS = DAY_SECONDS;

/** Creates an open session on a connected account (null: on the platform, which cannot take payments here). */
export function createSession({ store, now, pageUrl }: World, params: unknown, account: string | null): Session {
  const input = parseParams(SessionParams, params);
  const owner = account === null ? null : store.get('account', account, null);
  if (!owner?.charges_enabled) throw new StripeApiError('Your account cannot currently make charges.');
  const currencies = new Set(input.line_items.map(({ price_data }) => price_data.currency));
  const [currency = 'cad', ...others] = currencies;
  if (others.length > 0) throw new StripeApiError('All line items must have the same currency.');
  const total = input.line_items.reduce((sum, item) => sum + item.price_data.unit_amount * item.quantity, 0);
  assertChargeable(total, currency, "The Checkout Session's total amount due must add up to");
  assertLifetime(input.expires_at - now());
  if (isDebitPage(input)) {
    assertDebitable(owner, { amount: total, currency, what: 'Checkout Session' });
    // Throws if the mandate is incomplete.
    mandateOptionsOf(input);
  }
  assertCustomer(store, input, account);
  const id = newId('cs_test');
  store.state.checkouts[id] = input;
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_total: total,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    currency,
    customer: input.customer ?? null,
    expires_at: input.expires_at,
    locale: (input.locale as Session['locale'] | undefined) ?? null,
    metadata: input.metadata,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: input.success_url,
    url: pageUrl(`/checkout/${id}`),
  };
  return store.add(session, account);
}

/** Expires an open session. Throws if it is complete or expired already. */
export function expireSession(world: World, id: string, account: string | null): Session {
  const session = world.store.get('checkout.session', id, account);
  if (session.status !== 'open') {
    throw new StripeApiError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  close(world, session);
  return session;
}

/** Expires every session past its time. */
export function expireDueSessions(world: World): void {
  for (const session of world.store.list('checkout.session')) {
    if (session.status === 'open' && session.expires_at <= world.now()) close(world, session);
  }
}

function close({ store, emit }: World, session: Session): void {
  session.status = 'expired';
  session.url = null;
  void emit({ type: 'checkout.session.expired', object: session, account: store.ownerOf(session.id) ?? '' });
}

function assertCustomer(store: Store, { customer, customer_email }: SessionInput, owner: string | null): void {
  if (!customer) return;
  if (customer_email) {
    throw new StripeApiError('You may only specify one of these parameters: customer, customer_email.');
  }
  store.referenced('customer', customer, { owner, param: 'customer' });
}

function assertLifetime(seconds: number): void {
  const isTooShort = seconds < MIN_LIFETIME_SECONDS;
  if (!isTooShort && seconds <= MAX_LIFETIME_SECONDS) return;
  const limit = isTooShort ? 'at least 30 minutes' : 'less than 24 hours';
  throw new StripeApiError(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, {
    param: 'expires_at',
  });
}
