/** The texts of this part in English. */
export const t = {
  ready: 'The invoice now has everything your customer needs',
  beforeSending: 'Before you send this invoice',
  askOwner: 'Ask the owner of the business to add this.',
  yourBusiness: 'Your business',

  findings: {
    payment:
      'Your customer cannot pay this invoice yet: its payment method has no details, and you do not accept cards.',
    onlyETransfer: 'Your customer can pay only by e-Transfer: the invoice’s own payment method is not set up.',
    cardMinimum: 'The amount is too small for a card payment, and there is no other way to pay it.',
    cardMaximum: 'The amount is too large for one card payment, and there is no other way to pay it.',
    eTransferCurrency: 'e-Transfers are possible in Canadian dollars only.',
    name: 'Your business has no name yet.',
    address: 'Your business has no address yet.',
    unprintable: 'The PDF shows an empty box for each of these characters:',
    zeroTotal: 'The total is zero.',
    issueDate: 'The invoice has no date.',
    pastDue: 'The due date is in the past.',
    registration:
      'From $100, an invoice with tax must show your registration number. Without it, your customer cannot claim the tax.',
    combinedTax: 'Each tax must be shown on its own line. This invoice combines two taxes in one percentage.',
    noProvince: 'Neither your customer nor your company has a province, so no tax is charged.',
    unknownProvince: 'Your customer’s province is not a Canadian one, so no tax is charged.',
    buyer: 'Invoices of $500 or more must name your customer.',
    description: 'Invoices of $500 or more must describe every item.',
    terms: 'Invoices of $500 or more must show the payment terms.',
    exemptionNumber:
      'Ontario’s part of HST is credited without the number of your customer’s status card. Add it to the customer.',
    email: 'Your company has no email address, so replies from your customers go to its owner.',
    mustRegister:
      'You invoiced more than $30,000 in four quarters and have no GST/HST registration. You may have to register.',
    mustRegisterPST_BC:
      'You sold more than $10,000 in British Columbia in a year and have no PST registration. You may have to register.',
    mustRegisterPST_SK:
      'Saskatchewan taxes what you sell, from the first sale, and you have no PST registration. You may have to register.',
    mustRegisterRST_MB:
      'You sold more than $30,000 in Manitoba in a year and have no RST registration. You may have to register.',
  },

  enterTaxNumbers: 'Enter your tax numbers',
  enterPaymentDetails: 'Enter your payment details',
  chooseAnotherMethod: 'Choose another payment method',
  chooseCustomerAgain: 'Choose the customer again',
  enterName: 'Enter your business name',
  enterAddress: 'Enter your address',
  changeText: 'Change the text',
  changeItems: 'Change the items',
  setIssueDate: 'Set the issue date',
  changeDueDate: 'Change the due date',
  changeTaxes: 'Change the taxes',
  chooseProvince: 'Choose your province',
  correctProvince: 'Correct the province',
  nameCustomer: 'Name the customer',
  describeItems: 'Describe the items',
  chooseTerms: 'Choose payment terms',
  enterEmail: 'Enter an email address',
};
