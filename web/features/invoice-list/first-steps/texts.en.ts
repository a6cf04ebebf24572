/** The texts of this part in English. */
export const t = {
  getReady: 'Get ready for your first invoice',
  progress: ({ done, count }: { done: number; count: number }) => `${done} of ${count} done`,
  seeSample: 'See a sample invoice',
  dismissSteps: 'Dismiss these steps',
  dismiss: 'Dismiss',
  isDone: ' (done)',
  isToDo: ' (to do)',
  saveFailed: 'Failed to save company information',
  notLoaded: 'This could not be loaded.',
  loading: 'Loading...',
  saving: 'Saving...',
  tryAgain: 'Try Again',
  ofStep: ({ title }: { title: string }) => `: ${title}`,

  business: 'Your business',
  businessToDo: 'The name and address shown on your invoices.',
  enterDetails: 'Enter your details',
  addLogo: 'Add your logo',

  taxes: 'Your taxes',
  taxesToDo: 'Enter your tax numbers, and we’ll add the right taxes for each customer.',
  enterTaxNumbers: 'Enter tax numbers',
  notRegistered: 'I’m not registered',
  registeredFor: ({ taxes }: { taxes: string }) => `Registered for ${taxes}`,
  taxNumber: ({ number }: { number: string }) => `Tax number ${number}`,
  smallSupplier: 'Small supplier: no tax is charged',

  payment: 'How you get paid',
  paymentToDo: 'An e-Transfer address is enough. Bank transfers, cheques and cards work, too.',
  setUpPayment: 'Set up payment',
  methodTo: ({ method, account }: { method: string; account: string }) => `${method} to ${account}`,
  cards: 'Cards',

  customer: 'Your first customer',
  customerToDo: 'Save the customers you invoice often. You can also enter one on the invoice.',
  addCustomer: 'Add a customer',
  customerDialog: 'Add Customer',
  customers: ({ count }: { count: number }) => (count === 1 ? '1 customer' : `${count} customers`),
  onInvoice: 'On your invoice',

  invoice: 'Your first invoice',
  invoiceToDo: 'Write it, check it, and send it when you are ready.',
  sent: 'Sent',
  showDrafts: 'Show your drafts',
  writeInvoice: 'Write an invoice',

  sample: 'A sample invoice',
  sampleHint: ({ province }: { province: string }) =>
    `A made-up invoice with the taxes of ${province}. Yours will show your own name, logo and numbers. Nothing is saved or sent.`,
  sampleLabel: 'Sample invoice',
  sampleMark: 'SAMPLE',
};
