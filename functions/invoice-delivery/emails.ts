import { newId } from '#functions/data/table/ids.ts';
import { withCreditOnIssue } from '#functions/domain/invoice/credit-first.ts';
import { asEmailed, type PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { draftTexts, type KeptTexts } from '#functions/mail/kinds/draft-texts.ts';
import { invoiceMail } from '#functions/mail/kinds/invoice-mail.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import { copiesOf } from '#functions/mail/orders/copies.ts';
import { requireMailSender } from '#functions/mail/orders/mail-sender.ts';
import { refuseSuppressed } from '#functions/services/suppressions.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type {
  InvoiceEmailDraft,
  InvoiceEmailInput,
  InvoiceEmailPreview,
  InvoiceEmailTexts,
} from '#shared/invoice/email.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { type Dependencies, deliver, messageOf, ownPublished } from './delivery.ts';
import { languageOf, textsToKeep } from './email-texts.ts';

type Emailing = { readonly caller: Caller; readonly invoiceId: string; readonly now: Date };

/**
 * Queues the email with an invoice to its recipient, which `mails` sends; a DRAFT becomes SENT (decision F73). Throws
 * INVALID_REQUEST without a recipient, CONFLICT if it was sent within the last minute or if an address is suppressed,
 * TOO_MANY_REQUESTS beyond the daily limits, UNAVAILABLE if it was not queued or email is not configured.
 */
export async function sendByEmail(
  dependencies: Dependencies,
  { caller, invoiceId, now, input = {} }: Emailing & { input?: InvoiceEmailInput },
): Promise<Invoice> {
  const found = await ownPublished(dependencies, caller, invoiceId);
  const { billingEmail: to } = found.record;
  if (!to) throw invalidRequest([{ path: 'billingEmail', rule: 'required' }]);
  requireMailSender(dependencies.mailFrom);
  const copies = copiesOf(input, { to, sender: caller.email });
  for (const address of [to, ...copies.all])
    await refuseSuppressed(dependencies.suppressions, { to: address, purpose: 'BUSINESS' }, now);
  const own = await dependencies.store.findTexts(caller.businessId);
  if (input.keepTexts) await keepTexts(dependencies, { caller, found, now, input, own });
  const delivery = { caller, found, channel: 'EMAIL', recipient: to, copies, now } as const;
  return deliver(dependencies, delivery, (sent) => {
    const mail: SentInvoice = {
      ...{ kind: 'INVOICE', id: newId(), invoiceId, to, sentAt: now.toISOString(), status: sent.record.status },
      ...textsOf(draftTexts(emailOf(dependencies, sent, now), own), input),
      ...(copies.cc.length > 0 && { cc: copies.cc }),
      ...(copies.copyTo && { copyTo: copies.copyTo }),
    };
    return dependencies.mails.add(mail);
  });
}

/** The texts of an invoice's email if it were sent now. Throws NOT_FOUND for an invoice of another business. */
export async function draftEmail(
  dependencies: Dependencies,
  { caller, invoiceId, now }: Emailing,
): Promise<InvoiceEmailDraft> {
  const found = await asSentNow(dependencies, { caller, invoiceId, now });
  return draftTexts(emailOf(dependencies, found, now), await dependencies.store.findTexts(caller.businessId));
}

/** An invoice's email as its recipient will see it. Throws NOT_FOUND for an invoice of another business. */
export async function previewEmail(
  dependencies: Dependencies,
  { caller, invoiceId, now, texts }: Emailing & { texts: InvoiceEmailTexts },
): Promise<InvoiceEmailPreview> {
  const found = await asSentNow(dependencies, { caller, invoiceId, now });
  const addressed = { ...emailOf(dependencies, found, now), to: '', pdf: new Uint8Array() };
  const { subject, html } = invoiceMail(addressed, texts);
  return { subject, html };
}

/** The input of the email: it announces the charge of a saved card, as no other message does. */
function emailOf(dependencies: Dependencies, found: PublishedInvoice, now: Date): ReturnType<typeof messageOf> {
  return { ...messageOf(dependencies, found, now), invoice: asEmailed(found, now) };
}

/** The invoice with what credit would pay of it if it were sent now. */
async function asSentNow(dependencies: Dependencies, { caller, invoiceId, now }: Emailing): Promise<PublishedInvoice> {
  const found = await ownPublished(dependencies, caller, invoiceId);
  return withCreditOnIssue(dependencies, found, { by: caller.email, now });
}

/** The sender's texts or the business's own, empty for the standard ones. */
function textsOf(
  { subject, message, isKept }: InvoiceEmailDraft,
  input: InvoiceEmailInput,
): Partial<InvoiceEmailTexts> {
  if (!input.subject && !input.message && !isKept) return {};
  return { subject: input.subject ?? subject, message: input.message ?? message };
}

type Keeping = Omit<Emailing, 'invoiceId'> & {
  readonly found: PublishedInvoice;
  readonly input: InvoiceEmailInput;
  readonly own: KeptTexts;
};

/** Keeps the sender's texts for other invoices, as they were written for this one. */
async function keepTexts(dependencies: Dependencies, { caller, found, now, input, own }: Keeping): Promise<void> {
  const shown = await withCreditOnIssue(dependencies, found, { by: caller.email, now });
  const message = emailOf(dependencies, shown, now);
  const { subject, message: written } = draftTexts(message, own);
  const texts = { subject: input.subject ?? subject, message: input.message ?? written };
  const kept = textsToKeep(texts, message);
  if (kept) await dependencies.store.keepTexts(caller.businessId, languageOf(found), kept);
}
