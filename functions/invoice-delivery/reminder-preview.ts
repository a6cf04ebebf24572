import { type Businesses, canChargeCards } from '#functions/domain/people/businesses.ts';
import { issuerOf } from '#functions/domain/people/issuer.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { replyAddress } from '#functions/domain/people/reply-address.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { reminderMail } from '#functions/mail/kinds/invoice-mail.ts';
import { addDays, type CalendarDay, dayIn } from '#shared/calendar-day.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Language } from '#shared/locale/language.ts';
import { messageDictionaryFor } from '#shared/locale/message-dictionary-for.ts';
import { invoiceCurrency } from '#shared/money.ts';
import type { ReminderPreview, ReminderPreviewInput } from '#shared/reminder/texts.ts';

type Dependencies = {
  readonly businesses: Pick<Businesses, 'find' | 'findCompany' | 'findPaymentSettings'>;
  readonly users: Pick<Users, 'find'>;
  readonly siteUrl: string;
};

type Call = { readonly caller: Caller; readonly input: ReminderPreviewInput; readonly now: Date };

/** A reminder of the caller's business about an example invoice, as it is sent on the day of its step. */
export async function previewReminder(
  { businesses, users, siteUrl }: Dependencies,
  { caller, input, now }: Call,
): Promise<ReminderPreview> {
  const { businessId } = caller;
  const [business, company, settings] = await Promise.all([
    businesses.find(businessId).then((found) => orNotFound(found, 'business')),
    businesses.findCompany(businessId),
    businesses.findPaymentSettings(businessId),
  ]);
  const owner = await users.find(business.ownerId);
  const { step, language, words } = input;
  const today = dayIn(business.timeZone, now);
  const invoice = PublicInvoice.parse({
    ...anExample(language, addDays(today, -step)),
    currency: invoiceCurrency(settings?.preferredCurrency ?? 'CAD'),
    company: {
      ...issuerOf(company, owner),
      paymentSettings: { paymentIntegrationEnabled: canChargeCards(business) },
    },
  });
  const dictionary = messageDictionaryFor({ language });
  const replyTo = replyAddress(company, owner);
  const about = { invoice, today, siteUrl, dictionary, replyTo, to: '', pdf: new Uint8Array() };
  const { subject, html, text } = reminderMail(about, words);
  return { subject, html, text };
}

const NAMES: Readonly<Record<Language, { readonly customer: string; readonly item: string }>> = {
  en: { customer: 'Camille Roy', item: 'An example of your work' },
  fr: { customer: 'Camille Roy', item: 'Un exemple de votre travail' },
};

function anExample(language: Language, dueDate: CalendarDay) {
  const { customer, item } = NAMES[language];
  return {
    id: 'example',
    invoiceNumber: 'INV-014',
    issueDate: addDays(dueDate, -30),
    dueDate,
    status: 'SENT',
    items: [{ name: item, quantity: 1, rate: 1_250, amount: 1_250 }],
    paymentMethod: 'e-transfer',
    billingName: customer,
    language,
  };
}
