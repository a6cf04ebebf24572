import type { Texts } from '#web/lib/texts.ts';
import type { t as en } from './texts.en.ts';

/** The texts of this part in French. */
export const t: Texts<typeof en> = {
  voidOneFirst:
    'Pour modifier ses montants, annulez d’abord le paiement. Vous pouvez toujours modifier les remarques et les coordonnées.',
  voidFirst:
    'Pour modifier ses montants, annulez d’abord les paiements. Vous pouvez toujours modifier les remarques et les coordonnées.',
  amountsLocked:
    'Ses montants ne peuvent plus être modifiés. Vous pouvez toujours modifier les remarques et les coordonnées.',
  waitFirst:
    'Les montants de la facture ne peuvent pas être modifiés avant qu’il arrive ou échoue. Vous pouvez toujours modifier les remarques et les coordonnées.',
  isDebited: ({ amount }) => `Un paiement bancaire de ${amount} est en cours.`,
  isPaid: 'Cette facture est payée.',
  hasCredit: 'Cette facture a une note de crédit.',
  wasRefunded: 'Cette facture a été remboursée.',
  isPartlyPaid: ({ amount }) => `Montant payé de cette facture\u00a0: ${amount}.`,
};
