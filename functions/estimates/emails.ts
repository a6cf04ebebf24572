import type { PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { estimateEmailTexts, estimateMail } from '#functions/mail/kinds/estimate-mail.ts';
import type { InvoiceEmailPreview, InvoiceEmailTexts } from '#shared/invoice/email.ts';

type Dependencies = { readonly published: Pick<PublishedEstimates, 'findToSend'>; readonly siteUrl: string };

type Of = { readonly caller: Caller; readonly id: string };

/** The texts that an estimate's email has unless its sender writes others. Throws NOT_FOUND for another business's. */
export async function draftEmail(
  { published }: Pick<Dependencies, 'published'>,
  { caller: { businessId }, id }: Of,
): Promise<InvoiceEmailTexts> {
  return estimateEmailTexts(orNotFound(await published.findToSend({ businessId, id }), 'estimate').estimate);
}

/** An estimate's email as its recipient will see it. Throws NOT_FOUND for an estimate of another business. */
export async function previewEmail(
  { published, siteUrl }: Dependencies,
  { caller: { businessId }, id, texts }: Of & { readonly texts: InvoiceEmailTexts },
): Promise<InvoiceEmailPreview> {
  const { estimate, replyTo } = orNotFound(await published.findToSend({ businessId, id }), 'estimate');
  const { subject, html } = estimateMail({ estimate, replyTo, siteUrl, to: '', pdf: new Uint8Array() }, texts);
  return { subject, html };
}
