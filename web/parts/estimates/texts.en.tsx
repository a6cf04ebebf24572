import type { ReactNode } from 'react';
import type { DecisionWay } from '#shared/estimate/event.ts';
import type { EstimateFilter } from '#shared/estimate/status.ts';

type Numbered = { number: string };

/** The texts of this part in English. */
export const t = {
  states: {
    DRAFT: 'Draft',
    SENT: 'Sent',
    ACCEPTED: 'Accepted',
    DECLINED: 'Declined',
    EXPIRED: 'Expired',
    PARTLY_INVOICED: 'Partly invoiced',
    INVOICED: 'Invoiced',
  } satisfies Record<EstimateFilter, string>,
  actionsFor: ({ number }: Numbered) => `Actions for ${number}`,
  open: 'Open',
  edit: 'Edit',
  send: 'Send Estimate',
  sendAgain: 'Send Again',
  copyLink: 'Copy Link',
  openPage: 'Open Customer’s Page',
  opensInNewTab: ', opens in a new tab',
  downloadPdf: 'Download PDF',
  duplicate: 'Duplicate',
  recordDecision: 'Record Decision',
  undoDecision: 'Undo Decision',
  makeInvoice: 'Make Invoice',
  invoiceRest: 'Invoice the Rest',
  invoicePart: 'Invoice a Part',
  openInvoice: 'Open Invoice',
  openLastInvoice: 'Open Latest Invoice',
  schedule: 'Schedule Appointment',
  appointmentTitle: ({ number }: Numbered) => `Estimate ${number}`,
  delete: 'Delete',

  linkCopied: 'Link copied to clipboard',
  nowSent: 'Link copied: the estimate now counts as sent',
  copyFailed: 'Failed to copy the link',
  pdfName: ({ number, day }: Numbered & { day: string }) => `estimate-${number}-${day}.pdf`,
  downloadFailed: 'Failed to download the PDF',
  invoiceMade: ({ number }: Numbered) => `Invoice ${number} created as a draft`,
  invoiceFailed: 'Failed to make the invoice',
  making: 'Making Invoice...',
  partFailed: 'Failed to load the estimate',
  partOf: ({ number }: Numbered) => `Makes a draft invoice of a part of estimate ${number}.`,
  partBy: 'What to invoice',
  byShare: 'A share of everything',
  byShareHint: 'Such as 30% now and the rest later. Every line is charged by this share.',
  byLines: 'Some of the lines',
  byLinesHint: 'Those that are done. All later invoices are made of lines, too.',
  share: 'Share in percent',
  theRest: ({ share }: { share: string }) => `The rest (${share})`,
  shareLimits: ({ left }: { left: string }) => `Enter a share above 0%, up to the ${left} that are left.`,
  lines: 'Lines',
  lineInvoiced: 'Invoiced before',
  noLine: 'Choose at least one line.',
  thisInvoice: 'This invoice, before taxes',
  leftAfter: 'Left after it, before taxes',

  thenSend: 'Then you can send this estimate.',
  confirmSend: ({ number, to }: { number: ReactNode; to: ReactNode }) => (
    <>
      Send estimate {number} to {to}? The PDF is attached, and they can accept it online.
    </>
  ),
  noAddress: ({ number, customer }: Numbered & { customer: string }) =>
    `Estimate ${number} for ${customer} has no email address yet.`,
  addressKept: 'It is saved with the estimate.',
  sent: 'Estimate sent',
  texted: 'SMS sent',
  sendFailed: 'Failed to send the estimate. Please try again.',
  sending: 'Sending...',
  sendNow: 'Send',
  editEmail: 'Edit or Preview Email',
  toWithPdf: ({ address }: { address: string }) => `To ${address}, with the estimate as a PDF`,
  noLinksInSubject:
    'Please leave links and email addresses out of the subject. You can put them in the estimate’s notes.',
  noLinksInMessage:
    'Please leave links and email addresses out of the message. You can put them in the estimate’s notes.',
  messageHint: 'The amount, the last day and a button to open the estimate are added below.',

  decision: 'Decision',
  accepted: 'Accepted',
  declined: 'Declined',
  how: 'How were you told?',
  ways: {
    phone: 'By phone',
    email: 'By email',
    inPerson: 'In person',
    purchaseOrder: 'By purchase order',
    other: 'Another way',
  } satisfies Record<DecisionWay, string>,
  chosenLines: 'What your customer chose',
  optional: 'Optional',
  reference: 'Reference',
  referenceHint: 'Such as the number of a purchase order',
  decisionOf: ({ number }: Numbered) => `What your customer decided about estimate ${number}, as it was sent.`,
  record: 'Record',
  recorded: 'Decision recorded',
  recordFailed: 'Failed to record the decision',

  confirmUndo: ({ number }: Numbered) =>
    `Estimate ${number} will wait for an answer again, and can be edited and sent anew. The timeline keeps the decision.`,
  goBack: 'Go Back',
  undo: 'Undo',
  undoing: 'Undoing...',
  undone: 'Decision undone',
  undoFailed: 'Failed to undo the decision',

  deleteEstimate: 'Delete Estimate',
  confirmDelete: ({ number }: Numbered) => `Delete estimate ${number}? Its links stop working. This cannot be undone.`,
  deleting: 'Deleting...',
  deleted: 'Estimate deleted',
  deleteFailed: 'Failed to delete the estimate',
};
