import type { SeriesMailTexts } from './en-ca-series-mails.ts';

/** Canadian French for emails to an owner about a series. */
export const frCaSeriesMails: SeriesMailTexts = {
  draft: {
    subject: ({ number, customer }) => `Prête à envoyer\u00a0: facture ${number} – ${customer}`,
    intro: ({ number, customer }) =>
      `Une facture récurrente a créé la facture ${number} pour ${customer}. C’est un brouillon\u00a0: vérifiez-la, puis envoyez-la.`,
  },
  held: {
    subject: ({ number, customer }) => `Non envoyée\u00a0: facture ${number} – ${customer}`,
    intro: ({ number, customer }) =>
      `Une facture récurrente a créé la facture ${number} pour ${customer}, mais celle-ci n’a pas été envoyée. C’est un brouillon.`,
  },
  because: {
    'no-customer':
      'Son client a été supprimé. Choisissez un autre client dans la facture récurrente et dans celle-ci, ou arrêtez la facture récurrente.',
    'no-email':
      'Elle n’a pas d’adresse courriel. Indiquez-en une pour le client et dans cette facture, puis envoyez-la.',
    undeliverable:
      'Les courriels à son adresse ne sont pas livrés. Vérifiez l’adresse auprès de votre client ou transmettez-lui le lien autrement.',
    finding:
      'Il lui manque un élément dont votre client a besoin pour la payer ou la lire, comme un mode de paiement. Ouvrez-la et choisissez Envoyer pour savoir lequel.',
    invalid:
      'Ses montants ne respectent plus les règles, comme le total maximal. Ouvrez-la pour savoir ce qu’il faut modifier.',
    unverified: 'L’adresse courriel de votre compte n’est pas confirmée. Confirmez-la, puis envoyez la facture.',
  },
  missed: {
    subject: (customer) => `Dates manquées d’une facture récurrente – ${customer}`,
    intro: ({ count, customer }) =>
      count === 1
        ? `Une date d’une facture récurrente pour ${customer} est passée sans facture. Seules les dates les plus récentes ont été rattrapées.`
        : `${count}\u00a0dates d’une facture récurrente pour ${customer} sont passées sans facture. Seules les dates les plus récentes ont été rattrapées.`,
    after: 'Dans sa page, vous pouvez encore créer la facture de chacune de ces dates ou y renoncer.',
  },
  noInvoice: 'Aucune facture',
  total: 'Total',
  day: 'Date de la facture',
  viewInvoice: 'Voir la facture',
  viewSeries: 'Voir la facture récurrente',
};
