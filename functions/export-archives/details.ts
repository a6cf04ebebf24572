import * as z from 'zod';
import {
  emailTextsKey,
  ledgerAccountsKey,
  numberingKey,
  remindersKey,
  returnSettingsKey,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { NumberingRecord } from '#functions/domain/document/numbering.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { cardRequestsIn } from '#functions/domain/people/card-requests.ts';
import { toProfile } from '#functions/domain/people/user-record.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import type { Files } from '#functions/services/files.ts';
import { COMPANY_IMAGES, type CompanyImage } from '#shared/company/limits.ts';
import { Company } from '#shared/company/schema.ts';
import { Numbering } from '#shared/document/number-schema.ts';
import type { Language } from '#shared/locale/language.ts';
import { CardRequest } from '#shared/payment-settings/card-request.ts';
import { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { DEFAULT_REMINDERS, ReminderSettings } from '#shared/reminder/settings.ts';
import { LedgerAccounts } from '#shared/reports/ledger-accounts-schema.ts';
import { DEFAULT_RETURN_SETTINGS, ReturnSettings } from '#shared/reports/return-settings.ts';
import { Profile } from '#shared/user/schema.ts';

/**
 * The details of a business that exist once. Each schema names the exported fields; images are names of files in `folder`.
 */
export async function readDetails(table: Table, businessId: string, folder: string) {
  const businesses = businessesIn(table);
  const [business, company, settings, texts, reminders, cardRequest, numbering, accounts, returns] = await Promise.all([
    businesses.find(businessId),
    businesses.findCompany(businessId),
    businesses.findPaymentSettings(businessId),
    table.get<object>(emailTextsKey(businessId)),
    table.get<ReminderSettings>(remindersKey(businessId)),
    cardRequestsIn(table).find(businessId),
    table.get<NumberingRecord>(numberingKey(businessId, 'INVOICE')),
    table.get<LedgerAccounts>(ledgerAccountsKey(businessId)),
    table.get<ReturnSettings>(returnSettingsKey(businessId)),
  ]);
  const owner = business && (await usersIn(table).find(business.ownerId));
  const stored = company ? Company.parse({ ...company, timeZone: business?.timeZone }) : null;
  const images = COMPANY_IMAGES.flatMap((image) => imageOf(stored, image, folder) ?? []);
  const names = Object.fromEntries(images.map(({ image, name }) => [image, name]));
  return {
    images,
    details: {
      business: business ? OwnBusiness.parse(business) : null,
      company: stored && { ...stored, ...names },
      'payment-settings': settings ? OwnSettings.parse(settings) : null,
      'card-request': cardRequest ? CardRequest.parse(cardRequest) : null,
      'email-texts': EmailTexts.parse(texts ?? {}),
      numbering: { invoices: numbering ? OwnNumbering.parse(numbering) : null },
      'ledger-accounts': accounts ? LedgerAccounts.parse(accounts) : null,
      'return-settings': ReturnSettings.parse(returns ?? DEFAULT_RETURN_SETTINGS),
      reminders: ReminderSettings.parse(reminders ?? DEFAULT_REMINDERS),
      profile: owner ? OwnProfile.parse(toProfile(owner)) : null,
    },
  };
}

/** An image of the company: its key in the bucket, and its name in the archive. */
type Image = { readonly image: CompanyImage; readonly key: string; readonly name: string };

function imageOf(company: Company | null, image: CompanyImage, folder: string): Image | undefined {
  const key = company?.[image];
  return key ? { image, key, name: `${folder}/${image}${key.slice(key.lastIndexOf('.'))}` } : undefined;
}

/** The files of images. Throws if one is missing: it was replaced meanwhile, and the next run has the new one. */
export async function* imageFiles(images: readonly Image[], files: Pick<Files, 'get'>) {
  for (const { key, name } of images) {
    const input = await files.get(key);
    if (!input) throw new Error(`The image ${key} is missing`);
    yield { name, input };
  }
}

/** `debitsWanted` and `isLinkHidden`: what it lets payers use beside cards. */
const OwnBusiness = z.object({
  timeZone: z.string(),
  createdAt: z.string(),
  debitsWanted: z.boolean().optional(),
  isLinkHidden: z.boolean().optional(),
});
/** How its documents are numbered: the next count of each year, or of `all` years together. */
const OwnNumbering = Numbering.omit({ next: true, nextNumber: true }).extend({
  next: z.record(z.string(), z.number()),
});
const OwnSettings = PaymentSettings.omit({ paymentIntegrationEnabled: true });
const texts = z.object({ subject: z.string(), message: z.string() }).optional();
/** Its own texts for emails. */
const EmailTexts = z.object({ en: texts, fr: texts } satisfies Record<Language, typeof texts>);
const OwnProfile = Profile.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  preferredCurrency: true,
  notices: true,
});
