/** The texts of this part in English. */
export const t = {
  yourBusiness: 'Your business',
  yourName: 'Your business name',
  yourAddress: 'Your business address',
  yourEmail: 'Your business email',
  yourProvince: 'Your province',
  yourTaxNumbers: 'Your tax numbers',
  companyChanged: 'Your company was changed',
  registered:
    'Registered for GST/HST or a provincial sales tax? With your numbers, the right taxes are added to your invoices. Otherwise, leave this empty.',
  emailHint: 'Shown on your invoices. Replies from your customers go here.',
  allPaymentSettings: 'All Payment Settings',
  newTab: '(opens in a new tab)',
  paymentSettingsChanged: 'The payment settings were changed',
  description: 'Saved to your settings and shown on your invoices.',
  save: 'Save',
  notLoaded: 'Failed to load your settings',
};
