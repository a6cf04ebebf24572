import { expect, it } from 'vitest';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { type EventOf, InvoiceEvent, type InvoiceEventType } from '#shared/invoice/event.ts';
import { eventText } from '#shared/invoice/event-text.ts';
import type { Language } from '#shared/locale/language.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aStoredRecord } from '#test/support/stored-record.ts';
import { invoiceStore } from './store.ts';

const table = await emulatedTable();
const invoices = invoicesIn(table);
const { listEvents } = invoiceStore(table);

const at = '2026-03-01T12:00:00.000Z';
const by = 'ann@example.com';
const card = { amountCents: 2_000, currency: 'CAD', method: 'card' } as const;
const byTransfer = { ...card, amountCents: 100_000, method: 'e-transfer' } as const;
const { method: _card, ...money } = card;
const VISA = { brand: 'visa', last4: '4242' };
const debit = { ...card, method: 'debit' } as const;
const ACCOUNT = { brand: 'acss_debit', last4: '6789', bank: 'TD Canada Trust' };
const returned = { address: 'ap@example.com', sentAt: at };

type Case<Type extends InvoiceEventType> = readonly [
  facts: Omit<EventOf<Type>, 'at' | 'type'>,
  english: string,
  french: string,
];

/** Every type of event with its words in English and French. */
const EVENTS = {
  CREATED: [[{ by }, 'Created', 'Créée']],
  STATUS: [
    [{ by, from: 'SENT', to: 'CANCELLED' }, 'Marked as Cancelled', 'Marquée « Annulée »'],
    [{ from: 'PAID', to: 'DRAFT' }, 'Became a draft', 'Redevenue un brouillon'],
    [{ from: 'PAID', to: 'SENT' }, 'Reopened', 'Rouverte'],
    [{ from: 'SENT', to: 'PAID' }, 'Paid in full', 'Payée en totalité'],
    [{ from: 'SENT', to: 'OVERDUE' }, 'Became overdue', 'Devenue en retard'],
    [{ from: 'PAID', to: 'CANCELLED' }, 'Refunded in full', 'Remboursée en totalité'],
  ],
  EMAIL: [
    [{ by, recipient: 'a@example.com' }, 'Emailed to a@example.com', 'Envoyée par courriel à a@example.com'],
    [
      { by, recipient: 'a@example.com', cc: ['b@example.com', 'c@example.com'] },
      'Emailed to a@example.com, copy to b@example.com and c@example.com',
      'Envoyée par courriel à a@example.com, copie à b@example.com et c@example.com',
    ],
  ],
  SMS: [
    [{ by, recipient: '+15145550118' }, 'Texted to (514) 555-0118', 'Envoyée par texto au 514 555-0118'],
    [{ by, recipient: '+442079460958' }, 'Texted to +442079460958', 'Envoyée par texto au +442079460958'],
  ],
  REMINDER: [[{ recipient: 'a@example.com' }, 'Reminder sent to a@example.com', 'Rappel envoyé à a@example.com']],
  REMINDER_SKIPPED: [[{ by }, 'Reminder skipped', 'Rappel omis']],
  MAIL_RETURN: [
    [
      { ...returned, kind: 'UNCONFIRMED' },
      'Email may not have been sent to ap@example.com',
      'Courriel peut-être non envoyé à ap@example.com',
    ],
    [
      { ...returned, kind: 'UNDELIVERED' },
      'Email may not have reached ap@example.com',
      'Courriel peut-être non reçu par ap@example.com',
    ],
    [{ ...returned, kind: 'NOT_SENT' }, 'Email was not sent to ap@example.com', 'Courriel non envoyé à ap@example.com'],
    [
      { ...returned, kind: 'UNSENDABLE' },
      'Email was not sent to ap@example.com',
      'Courriel non envoyé à ap@example.com',
    ],
    [
      { ...returned, kind: 'REFUSED' },
      'Email was not delivered to ap@example.com',
      'Courriel non livré à ap@example.com',
    ],
    [{ ...returned, kind: 'BOUNCED' }, 'Email came back from ap@example.com', 'Courriel refusé par ap@example.com'],
    [
      { ...returned, kind: 'COMPLAINED' },
      'Email was marked as spam by ap@example.com',
      'Courriel signalé comme indésirable par ap@example.com',
    ],
  ],
  PAYMENT: [
    [card, 'Payment of 20.00 CAD', 'Paiement de 20,00 CAD'],
    [{ ...card, charged: VISA }, 'Visa •••• 4242 was charged 20.00 CAD', 'Visa •••• 4242 débitée de 20,00 CAD'],
    [debit, 'Bank payment of 20.00 CAD', 'Paiement bancaire de 20,00 CAD'],
    [
      { ...debit, charged: ACCOUNT },
      'The TD Canada Trust account •••• 6789 was debited 20.00 CAD',
      'Le compte TD Canada Trust •••• 6789 a été débité de 20,00 CAD',
    ],
    [{ ...byTransfer, by }, 'Payment of 1,000.00 CAD, e-Transfer', 'Paiement de 1 000,00 CAD, virement Interac'],
  ],
  CHARGE_FAILED: [
    [
      { ...money, card: VISA, because: 'declined', on: '2026-03-04' },
      'Visa •••• 4242 could not be charged 20.00 CAD: its bank declined; next try on Mar 4, 2026',
      'Visa •••• 4242 n’a pas pu être débitée de 20,00 CAD : la banque a refusé le paiement; prochain essai le 4 mars 2026',
    ],
    [
      { ...money, card: ACCOUNT, because: 'declined', on: '2026-03-04' },
      'The TD Canada Trust account •••• 6789 could not be debited 20.00 CAD: there was not enough money in it; next try on Mar 4, 2026',
      'Le compte TD Canada Trust •••• 6789 n’a pas pu être débité de 20,00 CAD : sa provision était insuffisante; prochain essai le 4 mars 2026',
    ],
    [
      { ...money, card: ACCOUNT, because: 'refused' },
      'The TD Canada Trust account •••• 6789 could not be debited 20.00 CAD: its bank does not allow the debit',
      'Le compte TD Canada Trust •••• 6789 n’a pas pu être débité de 20,00 CAD : la banque ne permet pas ce débit',
    ],
    [
      { ...money, card: VISA, because: 'authentication' },
      'Visa •••• 4242 could not be charged 20.00 CAD: its bank asks the customer to confirm',
      'Visa •••• 4242 n’a pas pu être débitée de 20,00 CAD : la banque demande au client de confirmer le paiement',
    ],
  ],
  DEBIT_STARTED: [
    [money, 'Bank payment of 20.00 CAD on its way', 'Paiement bancaire de 20,00 CAD en cours'],
    [
      { ...money, card: ACCOUNT },
      'Started to debit 20.00 CAD from the TD Canada Trust account •••• 6789',
      'Débit de 20,00 CAD en cours : compte TD Canada Trust •••• 6789',
    ],
  ],
  CHARGE_ENDED: [
    [{ by, because: 'stopped' }, 'Stopped charging the saved card', 'Débit de la carte enregistrée arrêté'],
    [
      { because: 'amount-raised' },
      'The saved card is no longer charged: more is due than was announced',
      'La carte enregistrée n’est plus débitée : le solde dû dépasse le montant annoncé',
    ],
    [
      { by, because: 'stopped', card: ACCOUNT },
      'Stopped debiting the TD Canada Trust account •••• 6789',
      'Débit du compte TD Canada Trust •••• 6789 arrêté',
    ],
    [
      { because: 'unavailable', card: ACCOUNT },
      'The TD Canada Trust account •••• 6789 is no longer debited: the invoice cannot be paid from a bank account now',
      'Le compte TD Canada Trust •••• 6789 n’est plus débité : la facture ne peut pas être payée depuis un compte bancaire pour l’instant',
    ],
    [
      { because: 'card-removed', card: ACCOUNT },
      'The TD Canada Trust account •••• 6789 is no longer debited: it was removed or replaced',
      'Le compte TD Canada Trust •••• 6789 n’est plus débité : il a été retiré ou remplacé',
    ],
  ],
  CHARGE_AGAIN: [
    [{ by }, 'Asked to charge the saved card', 'Débit de la carte enregistrée demandé'],
    [
      { by, card: ACCOUNT },
      'Asked to debit the TD Canada Trust account •••• 6789',
      'Débit du compte TD Canada Trust •••• 6789 demandé',
    ],
  ],
  PAYMENT_FAILED: [
    [money, 'Payment of 20.00 CAD failed', 'Échec d’un paiement de 20,00 CAD'],
    [{ ...money, method: 'debit' }, 'Bank payment of 20.00 CAD failed', 'Échec d’un paiement bancaire de 20,00 CAD'],
  ],
  VOID: [
    [
      { ...card, method: 'cash', by },
      'Voided payment of 20.00 CAD, Cash',
      'Annulation d’un paiement de 20,00 CAD, comptant',
    ],
  ],
  REFUND: [
    [{ ...card, status: 'succeeded' }, 'Refund of 20.00 CAD', 'Remboursement de 20,00 CAD'],
    [{ ...card, status: 'pending' }, 'Refund of 20.00 CAD pending', 'Remboursement de 20,00 CAD, en attente'],
    [{ ...card, status: 'failed' }, 'Refund of 20.00 CAD failed', 'Échec d’un remboursement de 20,00 CAD'],
    [
      { ...debit, status: 'succeeded', by },
      'Refund of 20.00 CAD, Pre-authorized debit',
      'Remboursement de 20,00 CAD, débit préautorisé',
    ],
    [
      { ...card, method: 'cheque', status: 'succeeded', by },
      'Refund of 20.00 CAD, Cheque',
      'Remboursement de 20,00 CAD, chèque',
    ],
  ],
  DISPUTE: [
    [
      { ...money, stage: 'INQUIRY' },
      'Payment of 20.00 CAD queried by the bank',
      'Paiement de 20,00 CAD visé par une demande de la banque',
    ],
    [
      { ...money, stage: 'INQUIRY_CLOSED' },
      'Payment of 20.00 CAD no longer queried by the bank',
      'Paiement de 20,00 CAD qui n’est plus visé par une demande de la banque',
    ],
    [{ ...money, stage: 'OPEN' }, 'Payment of 20.00 CAD disputed', 'Paiement de 20,00 CAD contesté'],
    [
      { ...money, stage: 'LOST' },
      'Payment of 20.00 CAD lost in a dispute',
      'Paiement de 20,00 CAD perdu à la suite d’une contestation',
    ],
    [
      { ...money, stage: 'WON' },
      'Payment of 20.00 CAD kept in a dispute',
      'Paiement de 20,00 CAD conservé à la suite d’une contestation',
    ],
    [
      { ...money, stage: 'LOST', method: 'debit' },
      'The bank returned the payment of 20.00 CAD',
      'La banque a retourné le paiement de 20,00 CAD',
    ],
    [
      { ...money, stage: 'WON', method: 'debit' },
      'The bank paid the returned 20.00 CAD after all',
      'La banque a finalement versé les 20,00 CAD retournés',
    ],
  ],
  CREDIT: [
    [
      { ...money, amountCents: 104_500, number: 'CN-7', by },
      'Credit note CN-7 of 1,045.00 CAD',
      'Note de crédit CN-7 de 1 045,00 CAD',
    ],
  ],
  CLAIM: [
    [{}, 'Customer reported an e-Transfer', 'Virement Interac signalé par le client'],
    [
      { reference: 'C7' },
      'Customer reported an e-Transfer, reference C7',
      'Virement Interac signalé par le client, référence C7',
    ],
    [
      { reference: 'C7', sent: { amountCents: 34_999, currency: 'CAD' } },
      'Customer reported an e-Transfer of 349.99 CAD, reference C7',
      'Virement Interac de 349,99 CAD signalé par le client, référence C7',
    ],
  ],
  DEPOSIT_APPLIED: [
    [
      { by, ...money, number: 'INV-7' },
      '20.00 CAD applied to invoice INV-7',
      'Imputation de 20,00 CAD à la facture INV-7',
    ],
  ],
  CLAIM_ASKED: [[{}, 'Asked whether the e-Transfer arrived', 'Confirmation du virement Interac demandée']],
  CLAIM_DISMISSED: [[{ by }, 'Reported e-Transfer not received', 'Virement Interac signalé, mais non reçu']],
  CLAIM_WITHDRAWN: [
    [{}, 'Customer withdrew the reported e-Transfer', 'Signalement du virement Interac retiré par le client'],
  ],
  WRITE_OFF: [
    [{ by }, 'Written off', 'Radiée'],
    [{ by, reason: 'Moved away' }, 'Written off: Moved away', 'Radiée : Moved away'],
  ],
  WRITE_OFF_UNDONE: [[{ by }, 'Write-off reversed', 'Radiation annulée']],
} satisfies { [Type in InvoiceEventType]: readonly Case<Type>[] };

const ALL = Object.entries(EVENTS).flatMap(([type, cases]) =>
  cases.map(([facts, english, french]) => ({ type, facts, english, french })),
);

it.each(ALL)('is stored as facts and read in both languages: $english', async ({ type, facts, english, french }) => {
  const before = await aStoredRecord(invoices);
  const event = InvoiceEvent.parse({ at, type, ...facts });
  expect(await invoices.replace({ before, after: before, events: [event] })).toBeNull();
  const [, stored] = await listEvents(before.id);
  const read = InvoiceEvent.parse(stored);
  expect(read).toEqual(event);
  const text = (language: Language) => eventText(read, ownerTextsFor(language).events).replaceAll('\u00a0', ' ');
  expect([text('en'), text('fr')]).toEqual([english, french]);
  expect(Object.values(stored ?? {})).not.toContain(english);
});
