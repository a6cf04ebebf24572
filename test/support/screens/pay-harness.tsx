import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import type { CardPart } from '#web/features/pay/card-part.ts';
import type { InvoiceLoad } from '#web/features/pay/invoice-calls.ts';
import { PayPage } from '#web/features/pay/pay-page.tsx';
import * as cardPart from '#web/features/pay/saved-card.tsx';
import { fakeServer } from './fake-server.ts';

/** For tests: the calls of the page for the invoice `inv-1`. */
export const READ = 'GET /invoices/inv-1/public';
export const PAY = 'POST /invoices/inv-1/payment';
export const CARD = 'DELETE /invoices/inv-1/saved-card';
export const PDF = 'GET /invoices/inv-1/pdf';

/** For tests: a sent invoice of 1,000.00 CAD from a seller who accepts cards. */
export function anInvoice(over: Partial<PublicInvoice> = {}): PublicInvoice {
  return {
    id: 'inv-1',
    invoiceNumber: 'INV-7',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    timeZone: 'America/Edmonton',
    currency: 'CAD',
    status: 'SENT',
    items: [{ name: 'Design', description: 'Two rounds', quantity: 2.5, rate: 400, amount: 1000 }],
    paymentMethod: 'bank',
    billingName: 'Moraine Ltd.',
    company: {
      name: 'Larch Studio',
      address: '204 Bow Trail',
      city: 'Canmore',
      country: 'Canada',
      vat: 'RT0001',
      paymentSettings: { paymentIntegrationEnabled: true },
    },
    ...over,
  };
}

/** For tests: the same invoice from a seller who does not accept cards. */
export function anInvoiceWithoutCards(over: Partial<PublicInvoice> = {}): PublicInvoice {
  return anInvoice({ company: { name: 'Larch', paymentSettings: { paymentIntegrationEnabled: false } }, ...over });
}

/**
 * For tests: renders the page with the result of its first load, at an address that ends in `search`; without a `part`,
 * as if the code for cards and bank accounts could not be fetched.
 */
export function show(
  first: InvoiceLoad | PublicInvoice,
  search = '',
  dictionary = enCaInvoice,
  id = 'inv-1',
  part: CardPart | null = cardPart,
): void {
  history.replaceState(null, '', `/pay/${id}${search}`);
  const load: InvoiceLoad = 'kind' in first ? first : { kind: 'loaded', document: first };
  render(<PayPage cardPart={part ?? undefined} dictionary={dictionary} first={load} invoiceId={id} />);
}

export const PAY_NOW = /^Pay Now /;
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const pressAndWait = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
export const message = () => document.querySelector('.messages')?.textContent;

export const VISA = { brand: 'visa', last4: '4242' };
/** For tests: the box of that name; without a name, the only one. */
export const box = (name?: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { ...(name !== undefined && { name }) });
export const toggle = (name?: string) => act(async () => box(name).click());
/** For tests: the text of the first element of a selector, with plain spaces. */
export const textAt = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ');
/** For tests: what the page says of the saved card. */
export const panel = () => textAt('.saved-card');

export const PAY_BY_DEBIT = /^Pay 1,000\.00.CAD from a bank account$/;
/** For tests: the same invoice from a seller who also takes bank payments. */
export const aDebitInvoice = (over: Partial<PublicInvoice> = {}) => anInvoice({ takesDebits: true, ...over });

/** For tests: a fake server that starts payments and records the request bodies. */
export function paying(answers: Parameters<typeof fakeServer>[0] = {}) {
  const bodies: unknown[] = [];
  fakeServer({
    [PAY]: async (request) => {
      bodies.push(await request.json());
      return { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } };
    },
    ...answers,
  });
  return bodies;
}

/** For tests: a server that refuses a payment for a reason, and then has this invoice. */
export const refusing = (reason: string, invoice: PublicInvoice) =>
  paying({ [PAY]: { status: 409, body: { reason } }, [READ]: { body: invoice } });

/** For tests: the payer comes back to the page as they left it. */
export function returnToPage(): Promise<void> {
  return act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
}

/** For tests: stops the clock 30 days before the invoice is due, blocks navigation, and forgets the payer's ticks. */
export function setUpPage(): void {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers({ now: new Date('2026-01-05T19:00:00Z') });
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    vi.spyOn(location, 'reload').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
