import type { ReactNode } from 'react';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';

type WayProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  method: PublicInvoice['paymentMethod'];
  /** Whether its details show only on request, since a payment is on its way. */
  isFolded: boolean;
  children: ReactNode;
};

/** A payment method other than cards, under its name. */
export function Way({ invoice, dictionary, method, isFolded, children }: WayProps) {
  const { otherWays, howToPay } = dictionary.pay;
  const name = dictionary.paymentMethod[method];
  if (isFolded) {
    return (
      <details className="other-ways">
        <summary>{name}</summary>
        {children}
      </details>
    );
  }
  return (
    <section className="other-ways">
      <h2>
        {payerCardObstacle(invoice) ? howToPay : otherWays}
        <span> · {name}</span>
      </h2>
      {children}
    </section>
  );
}
