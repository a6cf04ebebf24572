/** The texts of this part in English. */
export const t = {
  offline: 'You’re offline',
  readOnly: 'This is what the app last read. It can’t be changed until you’re back online.',
  nothingKept:
    'Once you’ve signed in here with a connection, your invoices and appointments stay readable without one.',
  tryAgain: 'Try again',
  today: ({ day }: { day: string }) => `Today, ${day}`,
  asOf: ({ moment }: { moment: string }) => `As of ${moment}`,
  noneToday: 'No appointments today.',
  tooOld: 'Today’s appointments are not on this device.',
  comingUp: 'Coming up',
  statuses: { confirmed: 'Confirmed', pending: 'Pending', cancelled: 'Cancelled' },
  invoices: 'Invoices',
  shownOf: ({ shown, total }: { shown: number; total: number }) => `${shown} of ${total}`,
  noInvoices: 'No invoices yet.',
  due: ({ day }: { day: string }) => `Due ${day}`,
};
