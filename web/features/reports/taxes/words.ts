import type { TaxCode } from '#shared/canada/tax-codes.ts';
import type { JournalEntry } from '#shared/reports/journal.ts';
import { type ReturnAccount, type ReturnLine, registrationOf } from '#shared/reports/return-lines.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { TAX_ACCOUNT_LABELS } from '#web/lib/locale/tax-labels.en.ts';
import { t } from './texts.en.ts';

/** The name of a place of supply. */
export function placeText(place: JournalEntry['place']): string {
  if (place === 'abroad') return t.abroad;
  return place === 'unknown' ? t.unknownPlace : provinceName(place);
}

/** The name of an account: that of its registration. */
export function accountName(account: ReturnAccount): string {
  return TAX_ACCOUNT_LABELS[registrationOf(account)];
}

/** The names of the taxes in files; those of provinces are told apart. */
export const TAX_NAMES: Readonly<Record<TaxCode, string>> = {
  ...TAX_ACCOUNT_LABELS,
  GST: t.taxes.gst,
  HST: t.taxes.hst,
  QST: t.taxes.qst,
};

/** The number or letter of a line on its form; undefined if it has none. */
export function numberOfLine({ line, box = line }: ReturnLine): string | undefined {
  return /^(\d+|[A-Z])$/.test(box) ? box : undefined;
}

/** What a line is, in the language of the app. */
export function wordsOfLine(line: ReturnLine): string {
  return line[LANGUAGE];
}
