import type { TaxCode } from '#shared/canada/tax-codes.ts';
import { type ReturnAccount, type ReturnLine, registrationOf } from '#shared/reports/return-lines.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { TAX_ACCOUNT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { t } from './texts.en.ts';

/** The name of an account: that of its registration. */
export function accountName(account: ReturnAccount): string {
  return TAX_ACCOUNT_LABELS[registrationOf(account)];
}

/** The names of taxes in files, where those of provinces name their province. */
export const TAX_NAMES: Readonly<Record<TaxCode, string>> = {
  ...TAX_ACCOUNT_LABELS,
  GST: t.taxes.gst,
  HST: t.taxes.hst,
  QST: t.taxes.qst,
};

/** What a line is, in the language of the app. */
export function wordsOfLine(line: ReturnLine): string {
  return line[LANGUAGE];
}
