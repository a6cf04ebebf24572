import type { ReactNode } from 'react';

/** The texts of this part in English. */
export const t = {
  title: 'Request a Deposit',
  noTax: 'No tax is charged on a deposit. The invoice that it is applied to charges the tax.',
  create: 'Create Request',
  creating: 'Creating...',
  notCreated: 'Failed to create the deposit request',
  loading: 'Loading',
  notLoaded: 'Failed to load invoice',
  amount: 'Amount',
  share: 'Share of the Total',
  ofTotal: ({ total }: { total: string }) => `Of ${total}, taxes included`,
  whatFor: 'For',
  whatForHint: 'Optional. Your customer sees it.',
  due: 'Due Date',
  aboveZero: 'Enter an amount above zero',
  atMostTotal: 'At most {max}, the total of the invoice',
  needsCustomer: 'A deposit belongs to a customer. Assign this invoice to one first.',
  assignToCustomer: 'Assign to Customer',
  cancel: 'Cancel',

  held: ({ number, amount }: { number: ReactNode; amount: string }) => (
    <>
      Deposit {number} holds {amount}.
    </>
  ),
  use: 'Use Deposit',
  useNamed: ({ number, amount }: { number: string; amount: string }) => `Use Deposit ${number} (${amount})`,
  using: 'Using deposit...',
  used: ({ amount, number }: { amount: string; number: string }) => `${amount} of deposit ${number} used`,
  notUsed: 'Failed to use the deposit',
};
