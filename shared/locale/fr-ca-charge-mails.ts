import { upperFirst } from '#shared/letter-case.ts';
import type { ChargeMailTexts } from './en-ca-charge-mails.ts';
import { frCaCard } from './fr-ca-card.ts';

const FAILED: Record<keyof ChargeMailTexts['failed']['pay'], string> = {
  declined: 'La banque émettrice n’a pas accepté le paiement, ce qui peut avoir bien des raisons.',
  authentication: 'La banque émettrice vous demande de confirmer vous-même ce paiement.',
  refused:
    'La banque émettrice n’accepte plus de paiements avec cette carte, par exemple parce qu’elle vous en a envoyé une nouvelle.',
};

const TOLD = 'Nous avons avisé votre client que la carte n’a pas été débitée. Les rappels éventuels se poursuivent.';

/** Canadian French for emails about charges of saved cards. */
export const frCaChargeMails: ChargeMailTexts = {
  card: 'Carte',
  failed: {
    subject: ({ number, company }) => `Votre carte n’a pas été débitée\u00a0: facture ${number} – ${company}`,
    intro: ({ number, card }, because) =>
      `Nous n’avons pas pu débiter ${frCaCard.named(card)} pour la facture ${number}. ${FAILED[because]}`,
    retry: (day) =>
      `Nous réessaierons le ${day}. Si vous préférez payer dès maintenant, ouvrez la facture\u00a0: nous ne réessaierons alors pas.`,
    pay: {
      declined: 'Nous ne réessaierons pas. Veuillez ouvrir la facture pour la payer.',
      authentication:
        'Veuillez ouvrir la facture et la payer par carte\u00a0: votre banque vous demandera alors de confirmer.',
      refused:
        'Nous ne réessaierons pas. Veuillez ouvrir la facture pour la payer, par exemple avec une autre carte, que vous pourrez enregistrer pour vos prochaines factures.',
    },
    remove: 'Vous pouvez aussi y retirer la carte enregistrée.',
  },
  saved: {
    subject: ({ company }) => `Votre carte est enregistrée pour les factures de ${company}`,
    intro: ({ number, company, card }) =>
      `${company} a enregistré ${frCaCard.named(card)} pour vos prochaines factures, comme vous l’avez demandé en payant la facture ${number}.`,
    agreed: (agreed) => `Voici ce que vous avez accepté\u00a0: «\u00a0${agreed}\u00a0»`,
    remove: 'Pour retirer la carte, ouvrez cette facture ou l’une des suivantes. Vous n’avez rien d’autre à faire.',
    notYou: 'Si ce n’est pas vous qui l’avez enregistrée, retirez-la et avisez-nous.',
    since: 'Enregistrée avec la facture',
  },
  removed: {
    subject: ({ company }) => `Votre carte a été retirée\u00a0: factures de ${company}`,
    intro: ({ company, card }) => `${company} ne conserve plus ${frCaCard.named(card)}. Elle ne sera plus débitée.`,
    next: 'Veuillez payer les factures en cours et à venir sur leur page. En payant l’une d’elles, vous pourrez de nouveau enregistrer une carte.',
  },
  ended: {
    subject: ({ number, customer }) => `Carte enregistrée non débitée\u00a0: facture ${number} – ${customer}`,
    because: {
      declined: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas pu être débitée pour la facture ${number}. Le dernier essai a aussi échoué.`,
        next: `${TOLD} Vous pouvez faire débiter la carte encore une fois sur la page de la facture ou demander à votre client comment il souhaite payer.`,
      },
      authentication: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas pu être débitée pour la facture ${number}\u00a0: la banque demande à votre client de confirmer le paiement.`,
        next: 'Nous avons envoyé à votre client un lien pour payer et confirmer. Les rappels éventuels se poursuivent.',
      },
      refused: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas pu être débitée pour la facture ${number}\u00a0: la banque n’accepte plus de paiements avec cette carte.`,
        next: `${TOLD} En payant avec une autre carte, il pourra l’enregistrer.`,
      },
      'card-removed': {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} a été retirée ou remplacée. Elle n’est plus débitée pour la facture ${number}.`,
        next: 'La facture reste à payer et les rappels éventuels se poursuivent. Si votre client a enregistré une autre carte, vous pouvez la faire débiter sur la page de la facture.',
      },
      'amount-raised': {
        intro: ({ card, customer, number }) =>
          `Le solde dû de la facture ${number} dépasse le montant annoncé par courriel à ${customer}\u00a0: ${frCaCard.named(card)} n’a donc pas été débitée.`,
        next: 'Envoyez de nouveau la facture pour que votre client connaisse le montant. Vous pourrez ensuite faire débiter la carte sur la page de la facture.',
      },
      unavailable: {
        intro: ({ card, customer, number }) =>
          `${subject(card)} de ${customer} n’a pas été débitée pour la facture ${number}, qui ne peut pas être payée par carte pour l’instant.`,
        next: 'Un de ses paiements est peut-être contesté, son montant est peut-être trop bas ou trop élevé pour les cartes, ou votre entreprise n’accepte peut-être pas les cartes pour l’instant. Les rappels éventuels se poursuivent.',
      },
    },
  },
  viewInvoice: 'Voir la facture',
};

/** The card at the start of a sentence: "La carte Visa •••• 4242". */
function subject(card: Parameters<typeof frCaCard.named>[0]): string {
  return upperFirst(frCaCard.named(card));
}
