import type { ReactNode } from 'react';

type CustomerLayoutProps = { account: ReactNode; invoices: ReactNode; receipts?: ReactNode; details: ReactNode };

/** Invoices and receipts beside the balance and details; on narrow screens, the balance comes first. */
export function CustomerLayout({ account, invoices, receipts, details }: CustomerLayoutProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
      <div className="min-w-0 xl:col-start-2">{account}</div>
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        {invoices}
        {receipts}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:col-start-2">{details}</div>
    </div>
  );
}
