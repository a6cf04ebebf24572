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
  sendRequest: 'Send Deposit Request',
  pay: 'Pay',
  opensInNewTab: ', opens in a new tab',
  duplicate: 'Duplicate',
  makeRecurring: 'Make Recurring',
  openSeries: 'Open Recurring Invoice',
  copyLink: 'Copy Link',
  linkCopied: 'Payment link copied to clipboard!',
  copyFailed: 'Failed to copy payment link',
  actionOn: ({ action, number }: { action: string; number: string }) => `${action}: ${number}`,
  writeOff: 'Write Off',
  reverseWriteOff: 'Reverse Write-Off',
  delete: 'Delete',

  updateInvoiceStatus: 'Update Invoice Status',
  updateRequestStatus: 'Update Request Status',
  payments: 'Payments',
  writeOffInvoice: 'Write Off Invoice',

  partlyPaid: 'Partly paid',
  writtenOff: 'Written off',
  credited: 'Credited',
  refunded: 'Refunded',
  debited: 'Bank payment on its way',

  checkPayments: 'Check the payments on this invoice',
  checkRequestPayments: 'Check the payments on this deposit request',

  downloadingInvoice: 'Downloading Invoice',
  downloadingRequest: 'Downloading Deposit Request',
  downloadFailed: 'Failed to download invoice',
  requestDownloadFailed: 'Failed to download deposit request',
  pdfName: ({ number, day }: { number: string; day: string }) => `invoice-${number}-${day}.pdf`,
  requestPdfName: ({ number, day }: { number: string; day: string }) => `deposit-${number}-${day}.pdf`,

  reversing: 'Reversing...',
  reverse: 'Reverse',
  dueAgain: ({ sum, number }: { sum: string; number: string }) =>
    `${sum} of invoice ${number} will be due again, and reminders resume.`,

  deleteInvoice: 'Delete Invoice',
  deleteRequest: 'Delete Deposit Request',
  deleting: 'Deleting...',
  claimDeleted: 'Your customer has reported an e-Transfer for it. The report is deleted, too.',
  hasCreditNote: ({ number }: { number: string }) =>
    `Invoice ${number} has a credit note, which your accounts must keep.`,

  sendReminder: 'Send Reminder',
  thenRemind: 'Then you can remind your customer.',
  reminderSent: 'Reminder sent',
  sending: 'Sending...',

  send: 'Send',
  sendAnyway: 'Send anyway',
  editOrPreviewEmail: 'Edit or Preview Email',

  status: 'Status',
  update: 'Update',
  updating: 'Updating...',
  changeStatus: 'Change Status',
  recordsPayment: ({ sum }: { sum: string }) => `Records a payment of ${sum}.`,
  wasCredited: 'This invoice was credited in full. Create a new one to request payment.',
  asStatus: {
    DRAFT: ({ sum }: { sum: string }) => `As Draft, ${sum} will no longer count as paid.`,
    SENT: ({ sum }: { sum: string }) => `As Sent, ${sum} will count as outstanding again.`,
    PAID: ({ sum }: { sum: string }) => `As Paid, ${sum} will count as paid.`,
    OVERDUE: ({ sum }: { sum: string }) => `As Overdue, ${sum} will count as overdue again.`,
    CANCELLED: ({ sum }: { sum: string }) => `As Cancelled, ${sum} will no longer count as paid.`,
  },
  notRefunded: 'Money received is not refunded.',

  deposit: 'Deposit',
  requestDeposit: 'Request a Deposit',
  /** What is said of an invoice, and what of a deposit request instead. */
  ofInvoice: {
    generatingPdf: ({ number }: { number: string }) => `Generating PDF for invoice #${number}`,
    cannotBeDeleted: 'This invoice cannot be deleted',
    deleted: 'Invoice deleted successfully',
    deleteFailed: 'Failed to delete invoice',
    confirmDelete: ({ number }: { number: string }) =>
      `Are you sure you want to delete invoice ${number}? This action cannot be undone.`,
    wasReceived: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} was received for invoice ${number}, and your accounts must keep that.`,
    wasKept: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} of invoice ${number} became your customer’s credit, and your accounts must keep that.`,
    wasRefunded: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} was refunded for invoice ${number}, and your accounts must keep that.`,
    cardWasCharged: ({ number }: { number: string }) =>
      `A card was charged for invoice ${number}, and your accounts must keep that.`,
    wasTakenBack: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} was paid for invoice ${number} and returned by the bank, and your accounts must keep that. Cancel the invoice instead.`,
    isDebited: ({ number }: { number: string }) =>
      `A bank payment for invoice ${number} is on its way, usually for five business days. Wait until it arrives or fails.`,
    insteadOfDeleting:
      'Void a payment that was recorded by mistake, then delete the invoice. Refund any other payment, which closes the invoice.',
    confirmReminder: ({ to, number }: { to: ReactNode; number: ReactNode }) => (
      <>
        Send {to} a reminder about invoice {number}? The email states the amount owed and the due date, with the PDF
        attached.
      </>
    ),
    thenSend: 'Then you can send this invoice.',
    sent: 'Invoice sent successfully!',
    sendFailed: 'Failed to send invoice. Please try again.',
    confirmSend: ({ number, to }: { number: ReactNode; to: ReactNode }) => (
      <>
        Send invoice {number} to {to}? The PDF is attached.
      </>
    ),
    noAddress: ({ number, customer }: { number: string; customer: string }) =>
      `Invoice ${number} for ${customer} has no email address yet.`,
    invoice: ({ number }: { number: string }) => `Invoice ${number}`,
    updated: 'Invoice status updated successfully',
    updateFailed: 'Failed to update invoice status',
    invoiceRefunded: 'This invoice was refunded. Create a new one to request payment again.',
    staysPaid: 'An invoice with payments stays paid. Void or refund its payments first.',
    neitherDraftNorCancelled:
      'An invoice with payments can be neither a draft nor cancelled. Void or refund its payments first.',
    changePaid: 'Change a paid invoice?',
    isPaid: ({ number }: { number: string }) => `Invoice ${number} is paid.`,
  },
  ofDeposit: {
    generatingPdf: ({ number }: { number: string }) => `Generating PDF for deposit request ${number}`,
    cannotBeDeleted: 'This deposit request cannot be deleted',
    deleted: 'Deposit request deleted',
    deleteFailed: 'Failed to delete deposit request',
    confirmDelete: ({ number }: { number: string }) =>
      `Are you sure you want to delete deposit request ${number}? This action cannot be undone.`,
    wasReceived: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} was received for deposit request ${number}, and your accounts must keep that.`,
    wasKept: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} of deposit ${number} was applied, and your accounts must keep that.`,
    wasRefunded: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} was refunded for deposit request ${number}, and your accounts must keep that.`,
    cardWasCharged: ({ number }: { number: string }) =>
      `A card was charged for deposit request ${number}, and your accounts must keep that.`,
    wasTakenBack: ({ sum, number }: { sum: string; number: string }) =>
      `${sum} was paid for deposit request ${number} and returned by the bank, and your accounts must keep that. Cancel the request instead.`,
    isDebited: ({ number }: { number: string }) =>
      `A bank payment for deposit request ${number} is on its way, usually for five business days. Wait until it arrives or fails.`,
    insteadOfDeleting:
      'Void a payment that was recorded by mistake, then delete the request. Refund any other payment, then cancel the request if it is still open.',
    confirmReminder: ({ to, number }: { to: ReactNode; number: ReactNode }) => (
      <>
        Send {to} a reminder about deposit request {number}? The email states the amount and the due date, with the PDF
        attached.
      </>
    ),
    thenSend: 'Then you can send this deposit request.',
    sent: 'Deposit request sent',
    sendFailed: 'Failed to send deposit request. Please try again.',
    confirmSend: ({ number, to }: { number: ReactNode; to: ReactNode }) => (
      <>
        Send deposit request {number} to {to}? The PDF is attached.
      </>
    ),
    noAddress: ({ number, customer }: { number: string; customer: string }) =>
      `Deposit request ${number} for ${customer} has no email address yet.`,
    invoice: ({ number }: { number: string }) => `Deposit request ${number}`,
    updated: 'Status of the deposit request updated',
    updateFailed: 'Failed to update the status',
    invoiceRefunded: 'This deposit was refunded. Request a new one to ask for payment again.',
    staysPaid: 'A deposit request with payments stays paid. Void or refund its payments first.',
    neitherDraftNorCancelled:
      'A deposit request with payments can be neither a draft nor cancelled. Void or refund its payments first.',
    changePaid: 'Change a paid deposit request?',
    isPaid: ({ number }: { number: string }) => `Deposit request ${number} is paid.`,
  },
};
