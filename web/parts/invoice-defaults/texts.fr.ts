import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  terms: 'Modalités de paiement',
  ownTerms: 'Votre formulation',
  ownTermsExample: 'Net 20\u00a0jours',
  ownTermsHint:
    'Détermine l’échéance si elle comprend un nombre de jours, comme «\u00a0net 20\u00a0» ou «\u00a020 jours\u00a0».',
  method: 'Mode de paiement',
  notes: 'Remarques sur les factures',
};
