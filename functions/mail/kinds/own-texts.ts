import { factsOf, type MessageInput } from '#functions/domain/invoice/message-facts.ts';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { filledIn, type PlaceholderValues } from '#shared/invoice/placeholders.ts';
import { hasNoAddress } from '#shared/mailed-text.ts';

type Message = Omit<MessageInput, 'siteUrl'>;

/**
 * A business's own texts, filled in for an invoice; undefined for a deposit request, which they do not speak of, and if
 * the values make them too long, or make a link of what was none. A value that is an address itself, as that of an owner
 * without a company, is shown as in the standard texts.
 */
export function ownTexts(own: InvoiceEmailTexts, about: Message): InvoiceEmailTexts | undefined {
  if (about.invoice.isDeposit) return undefined;
  const values = valuesOf(about);
  const isName = hasNoAddress(values.company);
  const checked = InvoiceEmailTexts.safeParse(textsWith(own, isName ? values : { ...values, company: PRODUCT_NAME }));
  return checked.success ? textsWith(own, values) : undefined;
}

function textsWith({ subject, message }: InvoiceEmailTexts, values: PlaceholderValues): InvoiceEmailTexts {
  return { subject: filledIn(subject, values), message: filledIn(message, values) };
}

/** What an invoice's placeholders stand for. */
export function valuesOf(message: Message): PlaceholderValues {
  const { number, amount, dueDate, company } = factsOf(message);
  return { number, amount, dueDate, company, customer: message.invoice.billingName };
}
