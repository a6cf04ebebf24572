import { newId } from '#functions/data/table/ids.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { invoiceMail } from '#functions/mail/kinds/invoice-mail.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
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
import { draftTexts, languageOf, textsToKeep } from './email-texts.ts';

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
  const { billingEmail: to, status } = found.record;
  if (!to) throw invalidRequest([{ path: 'billingEmail', rule: 'required' }]);
  requireMailSender(dependencies.mailFrom);
  const copies = copiesOf(input, { to, sender: caller.email });
  for (const address of [to, ...copies.all])
    await refuseSuppressed(dependencies.suppressions, { to: address, purpose: 'BUSINESS' }, now);
  const texts = await textsOf(dependencies, found, { input, now });
  const mail: SentInvoice = {
    kind: 'INVOICE',
    id: newId(),
    invoiceId,
    to,
    sentAt: now.toISOString(),
    status,
    ...texts,
    ...(copies.cc.length > 0 && { cc: copies.cc }),
    ...(copies.copyTo && { copyTo: copies.copyTo }),
  };
  const delivery = { caller, found, channel: 'EMAIL', recipient: to, copies, now } as const;
  return deliver(dependencies, delivery, () => dependencies.mails.add(mail));
}

/** The texts of an invoice's email if it were sent now. Throws NOT_FOUND for an invoice of another business. */
export async function draftEmail(
  dependencies: Dependencies,
  { caller, invoiceId, now }: Emailing,
): Promise<InvoiceEmailDraft> {
  const found = await ownPublished(dependencies, caller, invoiceId);
  return draftTexts(messageOf(dependencies, found, now), await dependencies.store.findTexts(caller.businessId));
}

/** An invoice's email as its recipient will see it. Throws NOT_FOUND for an invoice of another business. */
export async function previewEmail(
  dependencies: Dependencies,
  { caller, invoiceId, now, texts }: Emailing & { texts: InvoiceEmailTexts },
): Promise<InvoiceEmailPreview> {
  const found = await ownPublished(dependencies, caller, invoiceId);
  const addressed = { ...messageOf(dependencies, found, now), to: '', pdf: new Uint8Array() };
  const { subject, html } = invoiceMail(addressed, texts);
  return { subject, html };
}

type Copies = { readonly cc: readonly string[]; readonly copyTo: string | undefined; readonly all: readonly string[] };

/** The recipients of copies, without duplicates. */
function copiesOf({ cc = [], copyToMe }: InvoiceEmailInput, { to, sender }: { to: string; sender: string }): Copies {
  const seen = new Set([to.toLowerCase()]);
  const isNew = (address: string) => !seen.has(address.toLowerCase()) && seen.add(address.toLowerCase());
  const others = cc.filter(isNew);
  const copyTo = copyToMe && isNew(sender) ? sender : undefined;
  return { cc: others, copyTo, all: copyTo ? [...others, copyTo] : others };
}

/** The sender's texts or the business's own, empty for the standard ones. Keeps the sender's if requested. */
async function textsOf(
  dependencies: Dependencies,
  found: PublishedInvoice,
  { input, now }: { input: InvoiceEmailInput; now: Date },
): Promise<Partial<InvoiceEmailTexts>> {
  const { businessId } = found.record;
  const message = messageOf(dependencies, found, now);
  const draft = draftTexts(message, await dependencies.store.findTexts(businessId));
  const { subject = draft.subject, message: written = draft.message, keepTexts } = input;
  const texts = { subject, message: written };
  const kept = keepTexts ? textsToKeep(texts, message) : undefined;
  if (kept) await dependencies.store.keepTexts(businessId, languageOf(found), kept);
  return input.subject || input.message || draft.isKept ? texts : {};
}
