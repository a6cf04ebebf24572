import { type Html, html } from '#functions/mail/html.ts';
import { formatAmount } from './amounts.ts';
import { expireDueSessions } from './checkout-sessions.ts';
import { debitFields, enteredAccount } from './debit-page.ts';
import type { Session } from './objects.ts';
import { type PageResponse, testPage } from './pages.ts';
import { paySession, savingCustomerOf } from './payments.ts';
import { debitSession } from './session-debits.ts';
import { isDebitPage, type SessionInput } from './session-params.ts';
import { StripeApiError } from './stripe-error.ts';
import { GOOD_CARD } from './test-cards.ts';
import type { World } from './world.ts';

/** The page on which a payer pays a Checkout Session or cancels. */
export async function checkoutPage(world: World, id: string, form: URLSearchParams | null): Promise<PageResponse> {
  expireDueSessions(world);
  const session = world.store.list('checkout.session').find((candidate) => candidate.id === id);
  if (!session) return { status: 404, html: testPage('There is no such payment page', html``) };
  if (form?.get('action') === 'cancel' && session.cancel_url) return { redirect: session.cancel_url };
  if (session.status !== 'open') return closedPage(session, form !== null);
  if (form?.get('action') !== 'pay') return { status: 200, html: openPage(world, session) };
  try {
    const isDebit = isDebitPage(world.store.state.checkouts[id]);
    if (isDebit) await debitSession(world, session, enteredAccount(form));
    else await paySession(world, session, form.get('card') ?? '');
    return { redirect: successUrl(session) };
  } catch (cause) {
    if (!(cause instanceof StripeApiError)) throw cause;
    return { status: 200, html: openPage(world, session, cause.message) };
  }
}

type LineItem = SessionInput['line_items'][number];

function openPage(world: World, session: Session, error: string | null = null): string {
  const account = world.store.ownerOf(session.id);
  const payee = account === null ? null : world.store.get('account', account, null);
  const total = formatAmount(session.amount_total ?? 0, session.currency ?? '');
  const input = world.store.state.checkouts[session.id];
  const isSaving = savingCustomerOf(world, session) !== null;
  const name = payee?.email ?? 'the business';
  return testPage(
    `Pay ${name}`,
    html`<section class="card"><table>
      ${input?.line_items.map(lineRow) ?? null}
      <tr class="total"><th scope="row">Total</th><td>${total}</td></tr>
    </table></section>
    <form method="post" class="card">
      ${error === null ? null : html`<p class="error" role="alert">${error}</p>`}
      ${input && isDebitPage(input) ? debitFields({ input, payee: name, isSaving }) : cardFields(input, isSaving)}
      <div class="actions">
        <button class="primary" name="action" value="pay">Pay ${total}</button>
        ${session.cancel_url === null ? null : html`<button name="action" value="cancel">Cancel</button>`}
      </div>
    </form>`,
  );
}

function cardFields(input: SessionInput | undefined, isSaving: boolean): Html {
  const hasLink = input?.wallet_options?.link?.display !== 'never';
  return html`<label for="card">Card number</label>
    <input id="card" name="card" value="${GOOD_CARD}" inputmode="numeric" autocomplete="off" aria-describedby="cards">
    <p id="cards" class="muted">4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined,
      4000 0000 0000 0259 pays and is then disputed.</p>
    ${isSaving ? SAVING : null}
    ${hasLink ? html`<p class="muted">Stripe offers Link here, too.</p>` : null}`;
}

const SAVING = html`<p class="muted">This saves the card for future payments. 4000 0000 0000 0341 is declined from then on,
  4000 0082 6000 3178 has insufficient funds, 4000 0027 6000 3184 asks for a confirmation each time.</p>`;

function lineRow({ price_data: { currency, unit_amount, product_data }, quantity }: LineItem): Html {
  const times = quantity > 1 ? ` × ${quantity}` : '';
  const amount = formatAmount(unit_amount * quantity, currency);
  return html`<tr><th scope="row">${product_data.name}${times}</th><td>${amount}</td></tr>`;
}

function closedPage(session: Session, isSubmitted: boolean): PageResponse {
  // Pay was clicked twice, or in a second tab.
  if (session.status === 'complete' && isSubmitted) return { redirect: successUrl(session) };
  const [title, target] =
    session.status === 'complete'
      ? ['This has been paid', successUrl(session)]
      : ['This payment page has expired', session.cancel_url];
  const back = target === null ? null : html`<p><a class="button" href="${target}">Back to the payee’s page</a></p>`;
  return { status: 200, html: testPage(title, html`${back}`) };
}

function successUrl(session: Session): string {
  return (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
