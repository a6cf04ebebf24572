import { factsOf, type MessageInput, payUrl, withoutLinks } from '#functions/data/invoice/message-facts.ts';

/** The SMS with the link of an invoice. */
export function smsText(message: MessageInput): string {
  return message.dictionary.sms(withoutLinks(factsOf(message)), payUrl(message));
}
