import type { ReactNode } from 'react';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

type WayProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  method: PublicInvoice['paymentMethod'];
  children: ReactNode;
};

/** A payment method other than cards, under its name. */
export function Way({ invoice, dictionary, method, children }: WayProps) {
  const { otherWays, howToPay } = dictionary.pay;
  return (
    <section className="other-ways">
      <h2>
        {payerCardObstacle(invoice) ? howToPay : otherWays}
        <span> · {dictionary.paymentMethod[method]}</span>
      </h2>
      {children}
    </section>
  );
}
