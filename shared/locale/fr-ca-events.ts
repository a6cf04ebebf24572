import type { ChargeEnd, ChargeFailure } from '#shared/invoice/charge.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { DisputeStage, RefundStatus } from '#shared/ledger/entry.ts';
import { lowerFirst, upperFirst } from '#shared/letter-case.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import { phoneText } from '#shared/phone-number.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import type { EventTexts } from './event-texts.ts';
import { frCaCard } from './fr-ca-card.ts';
import { shortDay } from './fr-ca-day.ts';
import { frCaInvoice } from './fr-ca-invoice.ts';
import { frCaMailReturns } from './fr-ca-mail-returns.ts';
import { FR_CA_METHODS } from './fr-ca-methods.ts';
import { FR_CA_STATUSES } from './fr-ca-statuses.ts';

/** Statuses that an invoice reaches without anyone setting them. */
const REACHED: Readonly<Record<InvoiceStatus, string>> = {
  DRAFT: 'Redevenue un brouillon',
  SENT: 'Rouverte',
  PAID: 'Payée en totalité',
  OVERDUE: 'Devenue en retard',
  CANCELLED: 'Remboursée en totalité',
};

const DISPUTED: Readonly<Record<DisputeStage, string>> = {
  INQUIRY: 'visé par une demande de la banque',
  INQUIRY_CLOSED: 'qui n’est plus visé par une demande de la banque',
  OPEN: 'contesté',
  LOST: 'perdu à la suite d’une contestation',
  WON: 'conservé à la suite d’une contestation',
};

const REFUNDED: Readonly<Record<RefundStatus, (refunded: string) => string>> = {
  pending: (refunded) => `Remboursement de ${refunded}, en attente`,
  succeeded: (refunded) => `Remboursement de ${refunded}`,
  failed: (refunded) => `Échec d’un remboursement de ${refunded}`,
};

const FAILED: Readonly<Record<ChargeFailure, string>> = {
  declined: 'la banque a refusé le paiement',
  authentication: 'la banque demande au client de confirmer le paiement',
  refused: 'la banque n’accepte plus de paiements avec cette carte',
};

/** Why it is no longer charged. */
const ENDED: Readonly<Record<Exclude<ChargeEnd, 'stopped'>, string>> = {
  ...FAILED,
  declined: 'le dernier essai a échoué',
  'card-removed': 'elle a été retirée ou remplacée',
  'amount-raised': 'le solde dû dépasse le montant annoncé',
  unavailable: 'la facture ne peut pas être payée par carte pour l’instant',
};

/** The same of a bank account. */
const NOT_DEBITED: Readonly<Record<ChargeFailure, string>> = {
  declined: 'sa provision était insuffisante',
  authentication: FAILED.authentication,
  refused: 'la banque ne permet pas ce débit',
};
const NO_LONGER_DEBITED: typeof ENDED = {
  ...ENDED,
  ...NOT_DEBITED,
  declined: ENDED.declined,
  'card-removed': 'il a été retiré ou remplacé',
  unavailable: 'la facture ne peut pas être payée depuis un compte bancaire pour l’instant',
};

/** Canadian French for the events of an invoice. */
export const frCaEvents: EventTexts = {
  CREATED: ({ seriesId }) => (seriesId ? 'Créée par une facture récurrente' : 'Créée'),
  STATUS: ({ to, by }) => (by ? `Marquée «\u00a0${FR_CA_STATUSES[to]}\u00a0»` : REACHED[to]),
  EMAIL: ({ recipient, cc = [] }) =>
    `Envoyée par courriel à ${recipient}${cc.length > 0 ? `, copie à ${new Intl.ListFormat('fr-CA').format(cc)}` : ''}`,
  SMS: ({ recipient }) => `Envoyée par texto au ${phoneText(recipient, 'fr')}`,
  REMINDER: ({ recipient }) => `Rappel envoyé à ${recipient}`,
  REMINDER_SKIPPED: () => 'Rappel omis',
  MAIL_RETURN: ({ kind, address }) => `Courriel ${frCaMailReturns[kind](address)}`,
  PAYMENT: (event) => {
    if (event.charged) return `${charged(event.charged)} de ${money(event)}`;
    if (event.deposit) return `Acompte ${event.deposit} de ${money(event)} imputé`;
    if (event.isCredit) return `Crédit de ${money(event)} appliqué`;
    return event.method === 'debit' ? `Paiement bancaire de ${money(event)}` : `Paiement de ${payment(event)}`;
  },
  DEBIT_STARTED: ({ card, ...debited }) =>
    card
      ? `Débit de ${money(debited)} en cours\u00a0: ${unnamed(card)}`
      : `Paiement bancaire de ${money(debited)} en cours`,
  PAYMENT_FAILED: ({ method, ...failed }) =>
    `Échec d’un ${method === 'debit' ? 'paiement bancaire' : 'paiement'} de ${money(failed)}`,
  CHARGE_FAILED: ({ card, because, on, ...asked }) => {
    const failed = isBankAccount(card)
      ? `${account(card)} n’a pas pu être débité de ${money(asked)}\u00a0: ${NOT_DEBITED[because]}`
      : `${frCaCard.label(card)} n’a pas pu être débitée de ${money(asked)}\u00a0: ${FAILED[because]}`;
    return on ? `${failed}; prochain essai le ${shortDay(on)}` : failed;
  },
  CHARGE_ENDED: ({ because, card }) => {
    if (because === 'stopped') return `Débit ${ofSaved(card)} arrêté`;
    if (card) return `${account(card)} n’est plus débité\u00a0: ${NO_LONGER_DEBITED[because]}`;
    return `La carte enregistrée n’est plus débitée\u00a0: ${ENDED[because]}`;
  },
  CHARGE_AGAIN: ({ card }) => `Débit ${ofSaved(card)} demandé`,
  VOID: (event) => {
    if (event.deposit) return `Acompte ${event.deposit} de ${money(event)} repris`;
    return event.isCredit ? `Crédit de ${money(event)} repris` : `Annulation d’un paiement de ${payment(event)}`;
  },
  REFUND: (event) =>
    event.isCredit ? `Crédit conservé\u00a0: ${money(event)}` : REFUNDED[event.status](payment(event)),
  DISPUTE: (event) => {
    if (event.method === 'debit' && event.stage === 'LOST')
      return `La banque a retourné le paiement de ${money(event)}`;
    if (event.method === 'debit' && event.stage === 'WON')
      return `La banque a finalement versé les ${money(event)} retournés`;
    return `Paiement de ${money(event)} ${DISPUTED[event.stage]}`;
  },
  CREDIT: (event) => `Note de crédit ${event.number} de ${money(event)}`,
  DEPOSIT_APPLIED: (event) => `Imputation de ${money(event)} à la facture ${event.number}`,
  CLAIM: ({ reference, sent }) =>
    `Virement Interac${sent ? ` de ${money(sent)}` : ''} signalé par le client${reference ? `, référence ${reference}` : ''}`,
  CLAIM_ASKED: () => 'Confirmation du virement Interac demandée',
  CLAIM_DISMISSED: () => 'Virement Interac signalé, mais non reçu',
  CLAIM_WITHDRAWN: () => 'Signalement du virement Interac retiré par le client',
  WRITE_OFF: ({ reason }) => (reason ? `Radiée\u00a0: ${reason}` : 'Radiée'),
  WRITE_OFF_UNDONE: () => 'Radiation annulée',
};

type Money = { readonly amountCents: number; readonly currency: string };

const money = ({ amountCents, currency }: Money) => `${frCaInvoice.amount(amountCents)}\u00a0${currency}`;

/** "1 000,00 CAD, comptant"; payments by card are the usual ones. */
function payment({ method, ...paid }: Money & { method: LedgerMethod }): string {
  return method === 'card' ? money(paid) : `${money(paid)}, ${lowerFirst(FR_CA_METHODS[method])}`;
}

/** "Visa •••• 4242 débitée" or "Le compte TD •••• 6789 a été débité", to be followed by the amount. */
function charged(card: CardLabel): string {
  return isBankAccount(card) ? `${account(card)} a été débité` : `${frCaCard.label(card)} débitée`;
}

/** A bank account at the start of a sentence: "Le compte TD •••• 6789". */
function account(card: CardLabel): string {
  return upperFirst(frCaCard.named(card));
}

/** The same without its article: "compte TD •••• 6789". */
function unnamed(card: CardLabel): string {
  return frCaCard.named(card).replace(/^le /, '');
}

function ofSaved(account: CardLabel | undefined): string {
  return account ? `du ${unnamed(account)}` : 'de la carte enregistrée';
}
