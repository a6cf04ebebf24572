import { factsOf, type MessageInput, payUrl } from '#functions/domain/invoice/message-facts.ts';
import { ESTIMATE_MAIL_TEXTS, estimateFacts } from '#functions/mail/kinds/estimate-mail.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { withoutAutoLinks } from '#shared/mailed-text.ts';
import { plainTypography } from '#shared/typography.ts';

/** The SMS with the link of an invoice, the only one that phones find in it. */
export function smsText(message: MessageInput): string {
  const facts = factsOf(message);
  const shown = { ...facts, company: withoutAutoLinks(facts.company), number: withoutAutoLinks(facts.number) };
  return inGsmTypography(message.dictionary.sms(shown, payUrl(message)));
}

/** The SMS with the link of a version of an estimate, likewise. */
export function estimateSmsText(estimate: PublicEstimate, siteUrl: string): string {
  const { language = 'en', id } = estimate;
  const facts = estimateFacts(estimate, language);
  const shown = { ...facts, company: withoutAutoLinks(facts.company), number: withoutAutoLinks(facts.number) };
  return inGsmTypography(ESTIMATE_MAIL_TEXTS[language].sms(shown, `${siteUrl}/estimate/${id}`));
}

/**
 * Apostrophes, quotation marks, dashes, spaces, ellipses and ligatures as the GSM alphabet has them: one character
 * outside it leaves an SMS 70 characters, not 160. Letters with accents stay as they are, since names are spelled with
 * them.
 */
function inGsmTypography(text: string): string {
  return plainTypography(text)
    .replaceAll('…', '...')
    .replaceAll('œ', 'oe')
    .replace(/Œ(?=\p{Ll})/gu, 'Oe')
    .replaceAll('Œ', 'OE');
}
