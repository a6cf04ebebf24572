import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCaDepositMoney, enCaMoney, type MoneyTexts } from '#shared/locale/en-ca-money.ts';
import { frCaDepositMoney, frCaMoney } from '#shared/locale/fr-ca-money.ts';
import type { Language } from '#shared/locale/language.ts';

/** The texts of emails about money. */
export const MONEY_TEXTS: Readonly<Record<Language, MoneyTexts>> = { en: enCaMoney, fr: frCaMoney };
const OF_DEPOSITS: Readonly<Record<Language, MoneyTexts>> = { en: enCaDepositMoney, fr: frCaDepositMoney };

type About = { readonly invoice: Pick<PublicInvoice, 'isDeposit'>; readonly language: Language };

/** The same for the money of an invoice or a deposit request. */
export function moneyTextsOf({ invoice: { isDeposit }, language }: About): MoneyTexts {
  return (isDeposit ? OF_DEPOSITS : MONEY_TEXTS)[language];
}
