import type { PaymentLink, ShownAmount } from '#shared/api/invoices.ts';
import { EARLY_RESPONSE } from '#shared/early-request.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { PaymentClaim } from '#shared/ledger/claim.ts';
import { readInvoice } from './read-invoice.ts';

/** The result of loading an invoice. */
export type Load =
  | { readonly kind: 'loaded'; readonly invoice: PublicInvoice }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed' };

/** The invoice id in the path of a pay page, `/pay/{id}`, still URL-encoded. */
export function invoiceIdIn(pathname: string): string {
  return pathname.split('/')[2] ?? '';
}

/** Loads the page's invoice with the request that its HTML has already sent. Never throws. */
export function firstLoad(id: string): Promise<Load> {
  const early: unknown = Reflect.get(window, EARLY_RESPONSE);
  return early instanceof Promise ? read(early) : loadInvoice(id);
}

/** Loads an invoice as its recipient. Never throws. */
export function loadInvoice(id: string): Promise<Load> {
  return read(fetch(pathOf(id, 'public'), { cache: 'no-store' }));
}

async function read(response: Promise<Response>): Promise<Load> {
  try {
    const answer = await response;
    if (answer.ok) {
      const invoice = readInvoice(await answer.json());
      return invoice ? { kind: 'loaded', invoice } : { kind: 'not-found' };
    }
    await answer.body?.cancel();
    return { kind: answer.status === 404 ? 'not-found' : 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Downloads the invoice's PDF. Throws if that fails. */
export async function loadPdf(id: string): Promise<Blob> {
  return (await okOrThrow(fetch(pathOf(id, 'pdf')))).blob();
}

/** The URL of a credit note's PDF. */
export function creditNoteUrl(id: string, creditNoteId: string): string {
  return pathOf(id, `credit-notes/${creditNoteId}/pdf`);
}

/**
 * Requests the card payment page of the invoice, or `'changed'` if the invoice is no longer as it is shown. Throws if
 * refused for another reason.
 */
export async function startPayment(id: string, shown: ShownAmount): Promise<PaymentLink | 'changed'> {
  const answer = await post(pathOf(id, 'payment'), shown);
  return answer.status === 409 ? 'changed' : ((await okOrThrow(answer)).json() as Promise<PaymentLink>);
}

/** Reports an e-Transfer to the business, or withdraws the report. Throws if refused. */
export async function claimPayment(id: string, withdraw?: string): Promise<PaymentClaim> {
  const answer = await okOrThrow(post(pathOf(id, 'payment-claims'), { method: 'e-transfer', withdraw }));
  return answer.json() as Promise<PaymentClaim>;
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function pathOf(id: string, what: string): string {
  return `/api/invoices/${id}/${what}`;
}

async function okOrThrow(request: Response | Promise<Response>): Promise<Response> {
  const answer = await request;
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
  return answer;
}
