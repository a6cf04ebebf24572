import type { ReactNode } from 'react';

/** The texts of this part in English. */
export const t = {
  cancel: 'Cancel',
  close: 'Close',
  loadingData: 'Loading data...',
  actionsFor: ({ number }: { number: string }) => `Actions for ${number}`,

  edit: 'Edit',
  updateStatus: 'Update Status',
  recordPayment: 'Record Payment',
  showPayments: 'Show Payments',
  downloadPdf: 'Download PDF',
  sendInvoice: 'Send Invoice',
  pay: 'Pay',
  opensInNewTab: ', opens in a new tab',
  duplicate: 'Duplicate',
  copyLink: 'Copy Link',
  linkCopied: 'Payment link copied to clipboard!',
  copyFailed: 'Failed to copy payment link',
  actionOn: ({ action, number }: { action: string; number: string }) => `${action}: ${number}`,
  writeOff: 'Write Off',
  reverseWriteOff: 'Reverse Write-Off',
  delete: 'Delete',

  updateInvoiceStatus: 'Update Invoice Status',
  payments: 'Payments',
  writeOffInvoice: 'Write Off Invoice',

  partlyPaid: 'Partly paid',
  writtenOff: 'Written off',
  credited: 'Credited',
  refunded: 'Refunded',

  checkPayments: 'Check the payments on this invoice',

  downloadingInvoice: 'Downloading Invoice',
  generatingPdf: ({ number }: { number: string }) => `Generating PDF for invoice #${number}`,
  downloadFailed: 'Failed to download invoice',
  pdfName: ({ number, day }: { number: string; day: string }) => `invoice-${number}-${day}.pdf`,

  reversing: 'Reversing...',
  reverse: 'Reverse',
  dueAgain: ({ sum, number }: { sum: string; number: string }) =>
    `${sum} of invoice ${number} will be due again, and reminders resume.`,

  cannotBeDeleted: 'This invoice cannot be deleted',
  deleteInvoice: 'Delete Invoice',
  deleting: 'Deleting...',
  deleted: 'Invoice deleted successfully',
  deleteFailed: 'Failed to delete invoice',
  confirmDelete: ({ number }: { number: string }) =>
    `Are you sure you want to delete invoice ${number}? This action cannot be undone.`,
  claimDeleted: 'Your customer has reported an e-Transfer for it. The report is deleted, too.',
  hasCreditNote: ({ number }: { number: string }) =>
    `Invoice ${number} has a credit note, which your accounts must keep.`,
  wasReceived: ({ sum, number }: { sum: string; number: string }) =>
    `${sum} was received for invoice ${number}, and your accounts must keep that.`,
  wasKept: ({ sum, number }: { sum: string; number: string }) =>
    `${sum} of invoice ${number} became your customer’s credit, and your accounts must keep that.`,
  wasRefunded: ({ sum, number }: { sum: string; number: string }) =>
    `${sum} was refunded for invoice ${number}, and your accounts must keep that.`,
  cardWasCharged: ({ number }: { number: string }) =>
    `A card was charged for invoice ${number}, and your accounts must keep that.`,
  insteadOfDeleting:
    'Void a payment that was recorded by mistake, then delete the invoice. Refund any other payment, which closes the invoice.',

  sendReminder: 'Send Reminder',
  thenRemind: 'Then you can remind your customer.',
  reminderSent: 'Reminder sent',
  sending: 'Sending...',
  confirmReminder: ({ to, number }: { to: ReactNode; number: ReactNode }) => (
    <>
      Send {to} a reminder about invoice {number}? The email states the amount owed and the due date, with the PDF
      attached.
    </>
  ),

  thenSend: 'Then you can send this invoice.',
  sent: 'Invoice sent successfully!',
  sendFailed: 'Failed to send invoice. Please try again.',
  send: 'Send',
  sendAnyway: 'Send anyway',
  confirmSend: ({ number, to }: { number: ReactNode; to: ReactNode }) => (
    <>
      Send invoice {number} to {to}? The PDF is attached.
    </>
  ),
  editOrPreviewEmail: 'Edit or Preview Email',
  noAddress: ({ number, customer }: { number: string; customer: string }) =>
    `Invoice ${number} for ${customer} has no email address yet.`,

  invoice: ({ number }: { number: string }) => `Invoice ${number}`,
  status: 'Status',
  update: 'Update',
  updating: 'Updating...',
  updated: 'Invoice status updated successfully',
  updateFailed: 'Failed to update invoice status',
  changeStatus: 'Change Status',
  changePaid: 'Change a paid invoice?',
  recordsPayment: ({ sum }: { sum: string }) => `Records a payment of ${sum}.`,
  wasCredited: 'This invoice was credited in full. Create a new one to request payment.',
  invoiceRefunded: 'This invoice was refunded. Create a new one to request payment again.',
  staysPaid: 'An invoice with payments stays paid. Void or refund its payments first.',
  neitherDraftNorCancelled:
    'An invoice with payments can be neither a draft nor cancelled. Void or refund its payments first.',
  isPaid: ({ number }: { number: string }) => `Invoice ${number} is paid.`,
  asStatus: {
    DRAFT: ({ sum }: { sum: string }) => `As Draft, ${sum} will no longer count as paid.`,
    SENT: ({ sum }: { sum: string }) => `As Sent, ${sum} will count as outstanding again.`,
    PAID: ({ sum }: { sum: string }) => `As Paid, ${sum} will count as paid.`,
    OVERDUE: ({ sum }: { sum: string }) => `As Overdue, ${sum} will count as overdue again.`,
    CANCELLED: ({ sum }: { sum: string }) => `As Cancelled, ${sum} will no longer count as paid.`,
  },
  notRefunded: 'Money received is not refunded.',
};
