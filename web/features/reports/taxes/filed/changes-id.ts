import type { ReturnAccount } from '#shared/reports/return-lines.ts';
import { accountName } from '#web/features/reports/taxes/words.ts';
import { t } from './texts.en.ts';

/** What the address calls the list of what changed since a return was filed. */
export const changesId = (account: ReturnAccount): string => `${account}.changes`;

/** The title of that list. */
export const changesTitle = ({ account }: { readonly account: ReturnAccount }): string =>
  t.changesOf({ account: accountName(account) });
