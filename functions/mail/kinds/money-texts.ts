import { enCaMoney, type MoneyTexts } from '#shared/locale/en-ca-money.ts';
import { frCaMoney } from '#shared/locale/fr-ca-money.ts';
import type { Language } from '#shared/locale/language.ts';

/** The texts of emails about money. */
export const MONEY_TEXTS: Readonly<Record<Language, MoneyTexts>> = { en: enCaMoney, fr: frCaMoney };
