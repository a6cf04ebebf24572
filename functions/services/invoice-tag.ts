/** The message tag that leads from what became of an e-mail back to the invoice that it carried. */
export const INVOICE_TAG = 'invoice';
