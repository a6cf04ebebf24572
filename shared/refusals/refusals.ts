import * as attachments from './attachments.ts';
import * as businesses from './businesses.ts';
import * as estimates from './estimates.ts';
import * as invoices from './invoices.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as reports from './reports.ts';
import * as requests from './requests.ts';
import * as savedCards from './saved-cards.ts';
import * as series from './series.ts';

/**
 * Everything that the server refuses and no rule is about (`shared/rules.ts` has those), by reason. In French,
 * `shared/locale/fr-ca-refusals.ts`.
 */
export const REFUSALS = {
  ...requests,
  ...people,
  ...businesses,
  ...invoices,
  ...estimates,
  ...payments,
  ...attachments,
  ...series,
  ...savedCards,
  ...reports,
};

/** Why the server refused something. */
export type RefusalReason = keyof typeof REFUSALS;
