import type { PaymentLink, ShownAmount } from '#shared/api/invoices.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { ClaimInput, PaymentClaim } from '#shared/ledger/claim.ts';
import { firstLoad, type Load, loadDocument, okOrThrow, post } from '#web/document-page/page-calls.ts';
import { readInvoice } from './read-invoice.ts';

/** The result of loading an invoice. */
export type InvoiceLoad = Load<PublicInvoice>;

/** How the payer chose to pay: by default by card, which is not saved. */
export type PayChoice = Pick<NonNullable<ShownAmount>, 'savesCard' | 'debit'>;

/** Loads the page's invoice, by the request that its HTML has sent. Never throws. */
export function firstInvoice(id: string): Promise<InvoiceLoad> {
  return firstLoad(pathOf(id, 'public'), readInvoice);
}

/** Loads an invoice as its recipient. Never throws. */
export function loadInvoice(id: string): Promise<InvoiceLoad> {
  return loadDocument(pathOf(id, 'public'), readInvoice);
}

/** The URL of the invoice's PDF. */
export function pdfUrl(id: string): string {
  return pathOf(id, 'pdf');
}

/** The URL that records visits of the invoice's page. */
export function viewsUrl(id: string): string {
  return pathOf(id, 'views');
}

/** The URL of a credit note's PDF. */
export function creditNoteUrl(id: string, creditNoteId: string): string {
  return pathOf(id, `credit-notes/${creditNoteId}/pdf`);
}

/** Where a file of the invoice is saved from. */
export function fileUrl(id: string, attachmentId: string): string {
  return pathOf(id, `attachments/${attachmentId}`);
}

/**
 * Requests the payment page of the invoice. Without a status, but with a reason, if the invoice is no longer as it is
 * shown, or cannot be paid in the chosen way. Throws if refused otherwise.
 */
export async function startPayment(
  id: string,
  shown: ShownAmount,
): Promise<Partial<PaymentLink> & { reason?: string }> {
  const answer = await post(pathOf(id, 'payment'), shown);
  return (answer.status === 409 ? answer : await okOrThrow(answer)).json();
}

/** Reports an e-Transfer to the business, or withdraws the report. Throws if refused. */
export async function claimPayment(
  id: string,
  said: Readonly<Partial<Pick<ClaimInput, 'amount' | 'withdraw'>>>,
): Promise<PaymentClaim> {
  const answer = await okOrThrow(post(pathOf(id, 'payment-claims'), { method: 'e-transfer', ...said }));
  return answer.json() as Promise<PaymentClaim>;
}

/** Removes the card that the recipient saved. Throws if refused. */
export async function removeSavedCard(id: string): Promise<void> {
  await okOrThrow(fetch(pathOf(id, 'saved-card'), { method: 'DELETE' }));
}

function pathOf(id: string, what: string): string {
  return `/api/invoices/${id}/${what}`;
}
