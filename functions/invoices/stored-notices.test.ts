import { expect, it } from 'vitest';
import { invoiceRowKey } from '#functions/data/table/keys.ts';
import { toInvoice } from '#functions/domain/invoice/invoice-record.ts';
import { type InvoiceRow, toListItem } from '#functions/domain/invoice/invoice-row.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import type { PaymentNotice } from '#shared/invoice/payment-notice.ts';
import { paymentNoticeText } from '#shared/invoice/payment-notice-text.ts';
import { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import type { Language } from '#shared/locale/language.ts';
import { ownerTextsFor } from '#shared/locale/owner-texts.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aStoredRecord } from '#test/support/stored-record.ts';

const table = await emulatedTable();
const invoices = invoicesIn(table);

type Code = PaymentNotice['code'];
type Case<Of extends Code> = readonly [
  params: Omit<Extract<PaymentNotice, { code: Of }>, 'code'>,
  english: string,
  french: string,
];

/** Every notice with its words in English and French. */
const NOTICES = {
  DISPUTED: [
    [
      {},
      'A card payment for this invoice is disputed. Please respond in your Stripe dashboard.',
      'Un paiement par carte de cette facture est contesté. Veuillez répondre dans votre tableau de bord Stripe.',
    ],
  ],
  INQUIRY: [
    [
      {},
      'A bank is asking about a payment for this invoice. Please respond in your Stripe dashboard.',
      'Une banque demande des renseignements sur un paiement de cette facture. Veuillez répondre dans votre tableau de bord Stripe.',
    ],
  ],
  REFUND_FAILED: [
    [
      {},
      'A refund of this invoice failed at the bank. You still owe your customer this amount.',
      'Un remboursement de cette facture a échoué à la banque. Vous devez toujours ce montant à votre client.',
    ],
  ],
  LATE_PAYMENT: [
    [
      { closedBy: 'CANCELLATION' },
      'A payment came in after this invoice was cancelled.',
      'Un paiement est arrivé après l’annulation de cette facture.',
    ],
    [
      { closedBy: 'WRITE_OFF' },
      'A payment came in after this invoice was written off.',
      'Un paiement est arrivé après la radiation de cette facture.',
    ],
  ],
  OTHER_CURRENCY: [
    [
      {},
      'A card payment came in a different currency than the invoice.',
      'Un paiement par carte a été fait dans une autre devise que celle de la facture.',
    ],
  ],
  OVERPAID: [[{}, 'More was paid than this invoice charges.', 'Le montant payé dépasse celui de cette facture.']],
  DISPUTE_LOST: [
    [
      {},
      'A disputed card payment for this invoice went back to the customer.',
      'Un paiement par carte contesté de cette facture a été remis au client.',
    ],
  ],
  DEBIT_RETURNED: [
    [
      {},
      'The customer’s bank returned a payment of this invoice. The amount is owed again.',
      'La banque du client a retourné un paiement de cette facture. Ce montant est de nouveau à payer.',
    ],
  ],
} satisfies { [Of in Code]: readonly Case<Of>[] };

const ALL = Object.entries(NOTICES).flatMap(([code, cases]) =>
  cases.map(([params, english, french]) => ({ notice: { code, ...params } as PaymentNotice, english, french })),
);

it.each(ALL)('is stored as a code and read in both languages: $english', async ({ notice, english, french }) => {
  const before = await aStoredRecord(invoices);
  const after = { ...before, version: 2, paymentNotice: notice };
  expect(await invoices.replace({ before, after, events: [] })).toBeNull();
  const stored = await invoices.find(before.id);
  const row = await table.get<InvoiceRow>(invoiceRowKey(before));
  if (!stored || !row) throw new Error('The invoice was not stored');
  const read = Invoice.parse(toInvoice(stored)).paymentNotice;
  expect(read).toEqual(notice);
  expect(InvoiceListItem.parse(toListItem(row)).paymentNotice).toEqual(notice);
  const text = (language: Language) => read && paymentNoticeText(read, ownerTextsFor(language).paymentNotices);
  expect([text('en'), text('fr')]).toEqual([english, french]);
});
