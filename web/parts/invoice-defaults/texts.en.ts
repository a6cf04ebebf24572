/** The texts of this part in English. */
export const t = {
  terms: 'Payment terms',
  ownTerms: 'Your wording',
  ownTermsExample: 'Net 20',
  ownTermsHint: 'Names the due date if it has a number of days, such as “net 20” or “20 days”.',
  method: 'Payment method',
  notes: 'Notes on invoices',
};
