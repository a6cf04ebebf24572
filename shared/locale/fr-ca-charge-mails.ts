import { upperFirst } from '#shared/letter-case.ts';
import type { ChargeMailTexts } from './en-ca-charge-mails.ts';
import { frCaCard } from './fr-ca-card.ts';

const UNCHARGED: ChargeMailTexts['failed']['because'] = {
  declined: 'La banque émettrice n’a pas accepté le paiement, ce qui peut avoir plusieurs causes.',
  authentication: 'La banque émettrice vous demande de confirmer vous-même ce paiement.',
  refused:
    'La banque émettrice n’accepte plus de paiements avec cette carte, par exemple parce qu’elle vous en a envoyé une nouvelle.',
  'amount-raised': 'Le solde dû dépasse maintenant le montant que nous vous avions annoncé.',
  unavailable: 'La facture ne peut pas être payée par carte pour l’instant.',
  stopped: 'Nous avons annulé ce débit.',
};

const TOLD =
  'Nous avons avisé votre client que la carte n’a pas été débitée. Les rappels se poursuivent comme d’habitude.';

/** Canadian French for emails about charges of saved cards. */
export const frCaChargeMails: ChargeMailTexts = {
  card: 'Carte',
  failed: {
    subject: ({ number, company }) => `Votre carte n’a pas été débitée\u00a0: facture ${number} – ${company}`,
    intro: ({ number, card }) => `Nous n’avons pas pu débiter ${frCaCard.named(card)} pour la facture ${number}.`,
    notMade: ({ number, card }) =>
      `${subject(card)} n’est pas débitée pour la facture ${number}, contrairement à ce que nous avions annoncé.`,
    because: UNCHARGED,
    retry: (day) =>
      `Nous réessaierons le ${day}. Si vous préférez payer dès maintenant, ouvrez la facture\u00a0: nous ne réessaierons alors pas.`,
    pay: {
      declined: 'Nous ne réessaierons pas. Veuillez ouvrir la facture pour la payer.',
      authentication:
        'Nous ne pouvons pas réessayer sans vous. Veuillez ouvrir la facture et la payer par carte\u00a0: votre banque vous demandera alors de confirmer.',
      refused:
        'Nous ne réessaierons pas. Veuillez ouvrir la facture pour la payer, par exemple avec une autre carte, que vous pourrez enregistrer pour vos prochaines factures.',
      'amount-raised': 'Veuillez ouvrir la facture pour voir le solde dû et la payer.',
      unavailable: 'Veuillez ouvrir la facture pour voir comment la payer.',
      stopped: 'Veuillez ouvrir la facture pour voir comment la payer.',
    },
    remove: 'Pour retirer la carte enregistrée, ouvrez la facture.',
  },
  saved: {
    subject: ({ company }) => `Votre carte est enregistrée pour les factures de ${company}`,
    intro: ({ number, company, card }) =>
      `${company} a enregistré ${frCaCard.named(card)} pour vos prochaines factures, comme vous l’avez demandé en payant la facture ${number}.`,
    agreed: (agreed) => `Voici ce que vous avez accepté\u00a0: «\u00a0${agreed}\u00a0»`,
    remove: 'Vous pouvez retirer la carte en tout temps, sur la page de cette facture ou de l’une des suivantes.',
    notYou: 'Si ce n’est pas vous qui l’avez enregistrée, retirez-la et avisez-nous.',
    since: 'Enregistrée avec la facture',
  },
  removed: {
    subject: ({ company }) => `Votre carte a été retirée\u00a0: factures de ${company}`,
    intro: ({ company, card }) =>
      `${subject(card)} n’est plus enregistrée pour les factures de ${company} et ne sera plus débitée.`,
    next: 'Veuillez payer les factures impayées et à venir sur leur page. En payant une facture récurrente, vous pourrez de nouveau enregistrer une carte.',
  },
  ended: {
    subject: ({ number, customer }) => `Carte enregistrée non débitée\u00a0: facture ${number} – ${customer}`,
    because: {
      declined: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas pu être débitée pour la facture ${number}, et il n’y aura pas d’autre essai.`,
        next: `${TOLD} Vous pouvez faire débiter la carte encore une fois sur la page de la facture ou demander à votre client comment il souhaite payer.`,
      },
      authentication: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas pu être débitée pour la facture ${number}\u00a0: la banque demande à votre client de confirmer le paiement.`,
        next: 'Nous avons envoyé à votre client un lien pour payer et confirmer. Les rappels se poursuivent comme d’habitude.',
      },
      refused: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas pu être débitée pour la facture ${number}\u00a0: la banque n’accepte plus de paiements avec cette carte.`,
        next: `${TOLD} En payant avec une autre carte, il pourra l’enregistrer.`,
      },
      'card-removed': {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} a été retirée ou remplacée. Elle n’est plus débitée pour la facture ${number}.`,
        next: 'La facture reste à payer et les rappels se poursuivent comme d’habitude. Si votre client a enregistré une autre carte, vous pouvez la faire débiter sur la page de la facture.',
      },
      'amount-raised': {
        intro: ({ card, customer, number }) =>
          `Le solde dû de la facture ${number} dépasse le montant annoncé par courriel à ${customer}\u00a0: ${frCaCard.named(card)} n’a donc pas été débitée.`,
        next: 'Envoyez de nouveau la facture pour que votre client connaisse le montant. Le courriel lui dira quel jour la carte sera débitée.',
      },
      unavailable: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas été débitée pour la facture ${number}, qui ne peut pas être payée par carte pour l’instant.`,
        next: 'Un de ses paiements est peut-être contesté, son montant est peut-être trop bas ou trop élevé pour les cartes, ou votre entreprise n’accepte peut-être pas les cartes pour l’instant.',
      },
    },
    byPayer: {
      subject: ({ number, customer }) => `${customer} a retiré sa carte enregistrée\u00a0: facture ${number}`,
      intro: ({ number, customer, card }) =>
        `${customer} a retiré ${frCaCard.named(card)} sur la page d’une facture. Elle n’est plus débitée pour la facture ${number}.`,
      next: 'La facture reste à payer et les rappels se poursuivent comme d’habitude.',
    },
  },
  viewInvoice: 'Voir la facture',
};

/** The card at the start of a sentence: "La carte Visa •••• 4242". */
function subject(card: Parameters<typeof frCaCard.named>[0]): string {
  return upperFirst(frCaCard.named(card));
}
