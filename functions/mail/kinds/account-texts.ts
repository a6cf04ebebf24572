import { type AccountMailTexts, enCaAccountMails } from '#shared/locale/en-ca-account-mails.ts';
import { type AccountNoticeTexts, enCaAccountNotices } from '#shared/locale/en-ca-account-notices.ts';
import { frCaAccountMails } from '#shared/locale/fr-ca-account-mails.ts';
import { frCaAccountNotices } from '#shared/locale/fr-ca-account-notices.ts';
import type { Language } from '#shared/locale/language.ts';

/** The texts of the emails about a person's account. */
export const ACCOUNT_TEXTS: Readonly<Record<Language, AccountMailTexts>> = {
  en: enCaAccountMails,
  fr: frCaAccountMails,
};

/** The texts of the notices of changes, and of the emails about a deletion. */
export const NOTICE_TEXTS: Readonly<Record<Language, AccountNoticeTexts>> = {
  en: enCaAccountNotices,
  fr: frCaAccountNotices,
};
