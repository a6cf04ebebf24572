import * as z from 'zod';
import { DAY_SECONDS } from '#shared/time-units.ts';
import { assertChargeable } from './amounts.ts';
import type { Params } from './form-body.ts';
import { type LineItem, newId, type Session } from './objects.ts';
import { Expand, parseParams, Text, WholeNumber } from './params.ts';
import { type SessionInput, SessionParams } from './session-params.ts';
import { StripeApiError } from './stripe-error.ts';
import type { World } from './world.ts';

const MIN_LIFETIME_SECONDS = 30 * 60;
const MAX_LIFETIME_SECONDS = DAY_SECONDS;

/** Creates an open session on a connected account (null: on the platform, which cannot take payments here). */
export function createSession(world: World, params: Params, account: string | null): Session {
  const input = parseParams(SessionParams, params);
  const owner = account === null ? null : world.store.get('account', account, null);
  if (!owner?.charges_enabled) throw new StripeApiError('Your account cannot currently make charges.');
  const lineItems = input.line_items.map(toLineItem);
  const currencies = new Set(lineItems.map((item) => item.currency));
  if (currencies.size > 1) throw new StripeApiError('All line items must have the same currency.');
  const currency = lineItems[0]?.currency ?? 'cad';
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  assertChargeable(total, currency);
  const expiresAt = expiryOf(input, world.now());
  const id = newId('cs_test');
  const payment = input.payment_intent_data;
  world.store.state.checkouts[id] = {
    lineItems,
    payment: {
      description: payment?.description ?? null,
      metadata: payment?.metadata ?? {},
      receiptEmail: payment?.receipt_email ?? null,
    },
  };
  return world.store.add(
    {
      ...newSession(input, { id, currency, total, expiresAt }),
      created: world.now(),
      url: world.pageUrl(`/checkout/${id}`),
    },
    account,
  );
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
  const due = world.store.list('checkout.session').filter(({ status, expires_at }) => {
    return status === 'open' && expires_at <= world.now();
  });
  for (const session of due) close(world, session);
  if (due.length > 0) world.store.save();
}

const ListParams = z.strictObject({
  limit: WholeNumber.optional(),
  payment_intent: Text.optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  starting_after: Text.optional(),
  expand: Expand.optional(),
});

/** The account's sessions, newest first, 10 unless `limit` is given (at most 100). */
export function listSessions(world: World, params: Params, account: string | null) {
  const { limit = 10, payment_intent, status, starting_after } = parseParams(ListParams, params);
  const all = world.store.list('checkout.session', account);
  const after = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  const found = all
    .slice(after)
    .filter((session) => status === undefined || session.status === status)
    .filter((session) => payment_intent === undefined || session.payment_intent === payment_intent);
  const data = found.slice(0, Math.min(limit, 100));
  return { object: 'list', url: '/v1/checkout/sessions', has_more: found.length > data.length, data };
}

function close(world: World, session: Session): void {
  session.status = 'expired';
  session.url = null;
  const account = world.store.ownerOf(session.id) ?? '';
  void world.emit({ type: 'checkout.session.expired', object: session, account });
}

function toLineItem({ price_data, quantity }: SessionInput['line_items'][number]): LineItem {
  const amount = price_data.unit_amount * quantity;
  return {
    id: newId('li'),
    object: 'item',
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price_data.currency,
    description: price_data.product_data.name,
    quantity,
  };
}

function expiryOf({ expires_at }: SessionInput, now: number): number {
  const expiresAt = expires_at ?? now + MAX_LIFETIME_SECONDS;
  const isTooEarly = expiresAt < now + MIN_LIFETIME_SECONDS;
  if (!isTooEarly && expiresAt <= now + MAX_LIFETIME_SECONDS) return expiresAt;
  const limit = isTooEarly ? 'at least 30 minutes' : 'less than 24 hours';
  throw new StripeApiError(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, {
    param: 'expires_at',
  });
}

type Computed = { id: string; currency: string; total: number; expiresAt: number };

function newSession(
  input: SessionInput,
  { id, currency, total, expiresAt }: Computed,
): Omit<Session, 'created' | 'url'> {
  return {
    id,
    object: 'checkout.session',
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    currency,
    customer: null,
    customer_details: null,
    customer_email: input.customer_email ?? null,
    expires_at: expiresAt,
    livemode: false,
    locale: input.locale ?? null,
    metadata: input.metadata,
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    submit_type: input.submit_type ?? null,
    success_url: input.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
  };
}
