import { upperFirst } from '#shared/letter-case.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import type { ChargeMailTexts } from './en-ca-charge-mails.ts';
import { frCaCard } from './fr-ca-card.ts';

/** The words that differ between a card and a bank account; `e` ends a participle. */
const wordsOf = (card: CardLabel) =>
  isBankAccount(card)
    ? ({ noun: 'compte bancaire', the: 'le compte', it: 'il', e: '' } as const)
    : ({ noun: 'carte', the: 'la carte', it: 'elle', e: 'e' } as const);

const named = ({ card }: { readonly card: CardLabel }) => frCaCard.named(card);
/** At the start of a sentence: "La carte Visa •••• 4242". */
const Named = (facts: { readonly card: CardLabel }) => upperFirst(named(facts));

const UNCHARGED: ReturnType<ChargeMailTexts['failed']['because']> = {
  declined: 'La banque émettrice n’a pas accepté le paiement, ce qui peut avoir plusieurs causes.',
  authentication: 'La banque émettrice vous demande de confirmer vous-même ce paiement.',
  refused:
    'La banque émettrice n’accepte plus de paiements avec cette carte, par exemple parce qu’elle vous en a envoyé une nouvelle.',
  'amount-raised': 'Le solde dû dépasse maintenant le montant que nous vous avions annoncé.',
  unavailable: 'La facture ne peut pas être payée par carte pour l’instant.',
  stopped: 'Nous avons annulé ce débit.',
};

const UNDEBITED: typeof UNCHARGED = {
  ...UNCHARGED,
  declined: 'Le solde du compte n’était pas suffisant.',
  authentication: 'La banque vous demande de confirmer vous-même ce paiement.',
  refused:
    'La banque n’autorise pas ce débit\u00a0: le compte est peut-être fermé ou n’accepte peut-être pas les débits, ou le montant dépasse peut-être une limite.',
  unavailable: 'La facture ne peut pas être payée à partir d’un compte bancaire pour l’instant.',
};

const PAY: ReturnType<ChargeMailTexts['failed']['pay']> = {
  declined: 'Nous ne réessaierons pas. Veuillez ouvrir la facture pour la payer.',
  authentication:
    'Nous ne pouvons pas réessayer sans vous. Veuillez ouvrir la facture et la payer par carte\u00a0: votre banque vous demandera alors de confirmer.',
  refused:
    'Nous ne réessaierons pas. Veuillez ouvrir la facture pour la payer, par exemple avec une autre carte, que vous pourrez enregistrer pour vos prochaines factures.',
  'amount-raised': 'Veuillez ouvrir la facture pour voir le solde dû et la payer.',
  unavailable: 'Veuillez ouvrir la facture pour voir comment la payer.',
  stopped: 'Veuillez ouvrir la facture pour voir comment la payer.',
};

const PAY_OTHERWISE: typeof PAY = {
  ...PAY,
  authentication: 'Nous ne pouvons pas réessayer sans vous. Veuillez ouvrir la facture pour la payer.',
  refused:
    'Nous ne réessaierons pas. Veuillez ouvrir la facture pour la payer, par exemple à partir d’un autre compte bancaire ou par carte, que vous pourrez enregistrer pour vos prochaines factures.',
};

const told = (card: CardLabel) =>
  `Nous avons avisé votre client que ${wordsOf(card).the} n’a pas été débité${wordsOf(card).e}. Les rappels se poursuivent comme d’habitude.`;

type OwnerFacts = Parameters<ChargeMailTexts['ended']['subject']>[0];

/** "La carte Visa •••• 4242 de Zoé Roy n’a pas pu être débitée pour la facture F-12". */
const failed = (facts: OwnerFacts) =>
  `${Named(facts)} de ${facts.customer} n’a pas pu être débité${wordsOf(facts.card).e} pour la facture ${facts.number}`;

const ENDED: ChargeMailTexts['ended']['because'] = {
  declined: {
    intro: (facts) =>
      isBankAccount(facts.card)
        ? `${failed(facts)}\u00a0: son solde n’était pas suffisant. Il n’y aura pas d’autre essai.`
        : `${failed(facts)}, et il n’y aura pas d’autre essai.`,
    next: (card) =>
      isBankAccount(card)
        ? `${told(card)} Demandez à votre client comment il souhaite payer.`
        : `${told(card)} Vous pouvez faire débiter la carte encore une fois sur la page de la facture ou demander à votre client comment il souhaite payer.`,
  },
  authentication: {
    intro: (facts) => `${failed(facts)}\u00a0: la banque demande à votre client de confirmer le paiement.`,
    next: () =>
      'Nous avons envoyé à votre client un lien pour payer et confirmer. Les rappels se poursuivent comme d’habitude.',
  },
  refused: {
    intro: (facts) =>
      isBankAccount(facts.card)
        ? `${failed(facts)}\u00a0: la banque n’autorise pas ce débit. Le compte est peut-être fermé ou n’accepte peut-être pas les débits, ou le montant dépasse peut-être une limite.`
        : `${failed(facts)}\u00a0: la banque n’accepte plus de paiements avec cette carte.`,
    next: (card) =>
      isBankAccount(card)
        ? `${told(card)} En payant par carte ou à partir d’un autre compte bancaire, il pourra l’enregistrer.`
        : `${told(card)} En payant avec une autre carte, il pourra l’enregistrer.`,
  },
  'card-removed': {
    intro: (facts) => {
      const { e, it } = wordsOf(facts.card);
      return `${Named(facts)} de ${facts.customer} a été retiré${e} ou remplacé${e}. ${upperFirst(it)} n’est plus débité${e} pour la facture ${facts.number}.`;
    },
    next: (card) =>
      isBankAccount(card)
        ? 'La facture reste à payer et les rappels se poursuivent comme d’habitude. Si votre client a enregistré un autre compte bancaire ou une carte, vous pouvez l’utiliser sur la page de la facture.'
        : 'La facture reste à payer et les rappels se poursuivent comme d’habitude. Si votre client a enregistré une autre carte, vous pouvez la faire débiter sur la page de la facture.',
  },
  'amount-raised': {
    intro: (facts) =>
      `Le solde dû de la facture ${facts.number} dépasse le montant annoncé par courriel à ${facts.customer}\u00a0: ${named(facts)} n’a donc pas été débité${wordsOf(facts.card).e}.`,
    next: (card) =>
      `Envoyez de nouveau la facture pour que votre client connaisse le montant. Le courriel lui dira quel jour ${wordsOf(card).the} sera débité${wordsOf(card).e}.`,
  },
  unavailable: {
    intro: (facts) =>
      `${Named(facts)} de ${facts.customer} n’a pas été débité${wordsOf(facts.card).e} pour la facture ${facts.number}, qui ne peut pas être payée ${isBankAccount(facts.card) ? 'à partir d’un compte bancaire' : 'par carte'} pour l’instant.`,
    next: (card) =>
      isBankAccount(card)
        ? 'Un de ses paiements est peut-être contesté, son montant est peut-être trop bas ou trop élevé pour un paiement bancaire, ou votre entreprise n’accepte peut-être pas les paiements bancaires pour l’instant.'
        : 'Un de ses paiements est peut-être contesté, son montant est peut-être trop bas ou trop élevé pour les cartes, ou votre entreprise n’accepte peut-être pas les cartes pour l’instant.',
  },
};

/** Canadian French for emails about charges of saved cards and debits of saved bank accounts. */
export const frCaChargeMails: ChargeMailTexts = {
  card: (card) => upperFirst(wordsOf(card).noun),
  failed: {
    subject: ({ number, company, card }) =>
      `Votre ${wordsOf(card).noun} n’a pas été débité${wordsOf(card).e}\u00a0: facture ${number} – ${company}`,
    intro: (facts) => `Nous n’avons pas pu débiter ${named(facts)} pour la facture ${facts.number}.`,
    notMade: (facts) =>
      `${Named(facts)} n’est pas débité${wordsOf(facts.card).e} pour la facture ${facts.number}, contrairement à ce que nous avions annoncé.`,
    because: (card) => (isBankAccount(card) ? UNDEBITED : UNCHARGED),
    retry: (day) =>
      `Nous réessaierons le ${day}. Si vous préférez payer dès maintenant, ouvrez la facture\u00a0: nous ne réessaierons alors pas.`,
    pay: (card) => (isBankAccount(card) ? PAY_OTHERWISE : PAY),
    remove: (card) =>
      `Pour retirer ${wordsOf(card).the}${isBankAccount(card) ? ' bancaire' : ''} enregistré${wordsOf(card).e}, ouvrez la facture.`,
  },
  saved: {
    subject: ({ company, card }) =>
      `Votre ${wordsOf(card).noun} est enregistré${wordsOf(card).e} pour les factures de ${company}`,
    intro: (facts) =>
      `${facts.company} a enregistré ${named(facts)} pour vos prochaines factures, comme vous l’avez demandé en payant la facture ${facts.number}.`,
    agreed: (agreed) => `Voici ce que vous avez accepté\u00a0: «\u00a0${agreed}\u00a0»`,
    remove: (card) =>
      `Vous pouvez retirer ${wordsOf(card).the} en tout temps, sur la page de cette facture ou de l’une des suivantes.`,
    notYou: (card) =>
      `Si ce n’est pas vous qui l’avez enregistré${wordsOf(card).e}, retirez-${isBankAccount(card) ? 'le' : 'la'} et avisez-nous.`,
    since: (card) => `Enregistré${wordsOf(card).e} avec la facture`,
  },
  removed: {
    subject: ({ company, card }) =>
      `Votre ${wordsOf(card).noun} a été retiré${wordsOf(card).e}\u00a0: factures de ${company}`,
    intro: (facts) => {
      const { e } = wordsOf(facts.card);
      return `${Named(facts)} n’est plus enregistré${e} pour les factures de ${facts.company} et ne sera plus débité${e}.`;
    },
    next: (card) =>
      isBankAccount(card)
        ? 'Un paiement déjà en cours n’est pas arrêté. Veuillez payer les autres factures impayées et à venir sur leur page. En payant une facture récurrente, vous pourrez de nouveau enregistrer un compte bancaire.'
        : 'Veuillez payer les factures impayées et à venir sur leur page. En payant une facture récurrente, vous pourrez de nouveau enregistrer une carte.',
  },
  ended: {
    subject: ({ number, customer, card }) =>
      `${upperFirst(wordsOf(card).noun)} enregistré${wordsOf(card).e} non débité${wordsOf(card).e}\u00a0: facture ${number} – ${customer}`,
    because: ENDED,
    byPayer: {
      subject: ({ number, customer, card }) =>
        `${customer} a retiré ${isBankAccount(card) ? 'son compte bancaire enregistré' : 'sa carte enregistrée'}\u00a0: facture ${number}`,
      intro: (facts) => {
        const { e, it } = wordsOf(facts.card);
        return `${facts.customer} a retiré ${named(facts)} sur la page d’une facture. ${upperFirst(it)} n’est plus débité${e} pour la facture ${facts.number}.`;
      },
      next: () => 'La facture reste à payer et les rappels se poursuivent comme d’habitude.',
    },
  },
  viewInvoice: 'Voir la facture',
};
