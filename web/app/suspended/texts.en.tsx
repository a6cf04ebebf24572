import type { ReactNode } from 'react';

/** The texts of this part in English. */
export const t = {
  title: 'Business suspended',
  yours: 'Your business is suspended',
  employers: 'The business you work for is suspended',
  means:
    'Until it is restored, nothing is sent: no invoices, reminders or statements. Your customers cannot open or pay your invoices online, and your employees cannot sign in. Payments that were on their way are still recorded.',
  kept: 'Nothing is deleted. You can export all your data here.',
  employeeText: 'You cannot work in it until it is restored. Please ask its owner.',
  ask: ({ address }: { address: ReactNode }) => <>Questions, or think it is a mistake? Write to {address}.</>,
  logOut: 'Log out',
};
