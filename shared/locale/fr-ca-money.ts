import { upperFirst } from '#shared/letter-case.ts';
import { isProvided, type ProvidedMethod } from '#shared/payment-methods.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import type { MoneyTexts } from './en-ca-money.ts';
import { frCaCard } from './fr-ca-card.ts';
import { FR_CA_METHODS } from './fr-ca-methods.ts';

/** Canadian French for emails about money: that of an invoice. */
export const frCaMoney = moneyOf('facture');
/** The same for that of a deposit request. */
export const frCaDepositMoney = moneyOf('demande d’acompte');

/** What the money is for; both are feminine. */
type Noun = 'facture' | 'demande d’acompte';

const PROVIDED: Readonly<Record<ProvidedMethod, string>> = { card: 'par carte', debit: 'par paiement bancaire' };

function moneyOf(noun: Noun): MoneyTexts {
  return {
    methods: FR_CA_METHODS,
    method: 'Mode de paiement',
    charged: (card) =>
      `${isBankAccount(card) ? 'Compte bancaire enregistré' : 'Carte enregistrée'}, ${frCaCard.label(card)}`,
    reference: 'Référence',
    invoice: (number) => `Facture ${number}`,
    credit: 'Votre crédit',
    toPayer: {
      PAID: {
        subject: ({ number, company, invoices }) =>
          `Reçu\u00a0: ${invoices ? `${invoices}\u00a0factures` : `${noun} ${number}`} – ${company}`,
        intro: ({ number, company, amount, invoices, charged }) =>
          charged
            ? `${upperFirst(frCaCard.named(charged))} a été ${isBankAccount(charged) ? 'débité' : 'débitée'} de ${amount} pour la ${noun} ${number}, comme ${company} l’avait annoncé. Merci.`
            : `${company} a reçu votre paiement de ${amount} pour ${invoices ? `${invoices}\u00a0factures` : `la ${noun} ${number}`}. Merci.`,
        amount: 'Montant payé',
        on: 'Payé le',
      },
      REFUNDED: {
        subject: ({ number, company }) => `Remboursement\u00a0: ${noun} ${number} – ${company}`,
        intro: ({ number, company, amount, method }) => {
          const refunded = `${company} vous a remboursé ${amount} pour la ${noun} ${number}.`;
          return isProvided(method)
            ? `${refunded} Ce montant peut mettre jusqu’à dix jours ouvrables à figurer sur votre relevé.`
            : refunded;
        },
        amount: 'Montant remboursé',
        on: 'Remboursé le',
      },
      CREDITED: {
        subject: ({ number, company, creditNote }) =>
          `Note de crédit ${creditNote}\u00a0: ${noun} ${number} – ${company}`,
        intro: ({ number, company, amount, method, isReturned, isKept }) => {
          const reduced = `${company} a réduit la ${noun} ${number} de ${amount}, taxes comprises`;
          if (isKept) return `${reduced}, et conserve cette somme comme votre crédit.`;
          if (!isReturned) return `${reduced}.`;
          const refunded = `${reduced}, et vous a remboursé cette somme.`;
          return isProvided(method)
            ? `${refunded} Elle peut mettre jusqu’à dix jours ouvrables à figurer sur votre relevé.`
            : refunded;
        },
        amount: 'Montant crédité',
        on: 'Crédité le',
      },
      DEBIT_FAILED: {
        subject: ({ number, company }) => `Échec du paiement bancaire\u00a0: ${noun} ${number} – ${company}`,
        intro: ({ number, amount }) =>
          `Votre paiement bancaire de ${amount} pour la ${noun} ${number} a échoué\u00a0: elle reste donc à payer. Habituellement, le solde du compte était insuffisant, ou le compte a été fermé ou n’accepte pas les débits. Veuillez ouvrir la ${noun} pour payer d’une autre façon, ou pour réessayer une fois la situation réglée.`,
        amount: 'Montant non payé',
        on: 'Date de l’échec',
      },
      DEBIT_RETURNED: {
        subject: ({ number, company }) => `Paiement bancaire retourné\u00a0: ${noun} ${number} – ${company}`,
        intro: ({ number, amount }) =>
          `Votre banque a retourné le paiement de ${amount} pour la ${noun} ${number}\u00a0: ce montant est donc à payer de nouveau. Veuillez ouvrir la ${noun} pour payer.`,
        amount: 'Montant retourné',
        on: 'Retourné le',
      },
    },
    toOwner: {
      CREDITED: {
        subject: ({ number, creditNote }) => `Note de crédit ${creditNote} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount, isReturned, isKept }) =>
          `Une note de crédit de ${amount} a été émise au nom de ${customer} pour la ${noun} ${number}.${isKept ? ' Cette somme reste un crédit.' : isReturned ? ' Cette somme a été remboursée.' : ''}`,
        amount: 'Montant crédité',
        on: 'Crédité le',
      },
      PAID: {
        subject: ({ number, amount }) => `Paiement de ${amount} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount, method, charged }) =>
          `${customer} a payé ${amount} ${charged ? paidWith(charged) : PROVIDED[isProvided(method) ? method : 'card']} pour la ${noun} ${number}.`,
        amount: 'Montant reçu',
        on: 'Payé le',
      },
      REFUNDED: {
        subject: ({ number, amount }) => `Remboursement de ${amount} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount }) =>
          `Un montant de ${amount} a été remboursé à ${customer} pour la ${noun} ${number}.`,
        amount: 'Montant remboursé',
        on: 'Remboursé le',
      },
      REFUND_FAILED: {
        subject: ({ number, amount }) => `Échec d’un remboursement de ${amount} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount }) =>
          `Le remboursement de ${amount} à ${customer} pour la ${noun} ${number} a échoué. Vous devez toujours ce montant à votre client. Remboursez-le de nouveau ou indiquez comment vous l’avez remis autrement.`,
        amount: 'Montant non remboursé',
        on: 'Demandé le',
      },
      DISPUTED: {
        subject: ({ number, amount }) => `Paiement contesté\u00a0: ${amount} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount }) =>
          `${customer} conteste un paiement par carte pour la ${noun} ${number}. Un montant de ${amount} est retenu jusqu’à la décision de la banque. Veuillez répondre dans votre tableau de bord Stripe.`,
        amount: 'Montant contesté',
        on: 'Contesté le',
      },
      DISPUTE_LOST: {
        subject: ({ number, amount }) => `Contestation perdue\u00a0: ${amount} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount }) =>
          `La banque a donné raison à ${customer} au sujet de la ${noun} ${number}. Un montant de ${amount} lui a été remis.`,
        amount: 'Montant perdu',
        on: 'Décision rendue le',
      },
      DEBIT_FAILED: {
        subject: ({ number, amount }) => `Échec d’un paiement bancaire de ${amount} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount, isDue }) =>
          `Le paiement bancaire de ${amount} de ${customer} pour la ${noun} ${number} a échoué${isDue ? '\u00a0: elle reste donc à payer. Les rappels se poursuivent comme d’habitude.' : '.'}`,
        amount: 'Montant non payé',
        on: 'Date de l’échec',
      },
      DEBIT_RETURNED: {
        subject: ({ number, amount }) => `Paiement bancaire retourné\u00a0: ${amount} pour la ${noun} ${number}`,
        intro: ({ number, customer, amount, isDue }) =>
          `La banque de ${customer} a retourné le paiement de ${amount} pour la ${noun} ${number}, et Stripe le déduit de votre solde.${isDue ? ` La ${noun} est donc à payer de nouveau. Les rappels se poursuivent comme d’habitude.` : ''}`,
        amount: 'Montant retourné',
        on: 'Retourné le',
      },
      CLAIMED: {
        subject: ({ number, customer }) => `${customer} indique avoir payé la ${noun} ${number}`,
        intro: ({ number, customer, amount }) =>
          `${customer} indique avoir envoyé un virement Interac de ${amount} pour la ${noun} ${number}. Vérifiez votre compte, puis confirmez-en la réception pour qu’elle soit considérée comme payée.`,
        amount: 'Montant à vérifier',
        on: 'Signalé le',
      },
      CLAIM_OPEN: {
        subject: ({ number }) => `Avez-vous reçu le paiement de la ${noun} ${number}?`,
        intro: ({ number, customer, amount }) =>
          `Il y a cinq jours ouvrables, ${customer} a indiqué avoir envoyé un virement Interac de ${amount} pour la ${noun} ${number}. Confirmez-en la réception ou rejetez ce signalement. Sans réponse de votre part, les rappels reprendront dans deux jours.`,
        amount: 'Montant à vérifier',
        on: 'Signalé le',
      },
    },
    bounced: {
      subject: (number) => `Courriel non livré\u00a0: ${noun} ${number}`,
      intro: ({ number, address }) =>
        `Un courriel contenant la ${noun} ${number} n’a pas pu être livré à ${address}. Vérifiez l’adresse auprès de votre client, puis envoyez-la de nouveau.`,
    },
    creditNoteAttached: 'La note de crédit est jointe en format PDF.',
    summary: {
      subject: (count) => (count < 2 ? `${count} rappel envoyé aujourd’hui` : `${count} rappels envoyés aujourd’hui`),
      intro: (count) =>
        count === 1
          ? 'Nous avons envoyé aujourd’hui le rappel suivant\u00a0:'
          : 'Nous avons envoyé aujourd’hui les rappels suivants\u00a0:',
      more: (count) => (count === 1 ? 'Et une autre.' : `Et ${count} autres.`),
    },
    viewInvoice: `Voir la ${noun}`,
    viewInvoices: 'Voir les factures',
    sentTo: ({ product, to }) => `Envoyé par ${product} à ${to}`,
    settings: 'Choisir les courriels que vous recevez',
  };
}

function paidWith(card: CardLabel): string {
  return `${isBankAccount(card) ? 'depuis le compte bancaire enregistré' : 'avec la carte enregistrée'} ${frCaCard.label(card)}`;
}
