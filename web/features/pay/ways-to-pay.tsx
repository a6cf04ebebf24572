import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { takesCardPayment } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import { OtherWays } from './other-ways.tsx';
import { isUnderWay, type PageState } from './page-state.ts';
import { NoCards, PayAction } from './pay-action.tsx';
import type { ReportAction } from './report-form.tsx';

type WaysToPayProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  state: PageState;
  pay: Action;
  claim: ReportAction;
  copy: (text: string) => void;
};

/** The available methods first, cards before others; nothing if nothing is payable. */
export function WaysToPay({ state, pay, ...ways }: WaysToPayProps) {
  const { invoice, dictionary } = ways;
  const isPayable = state === 'due' || state === 'overdue' || isUnderWay(state);
  if (!isPayable || amountDueCents(invoice) === 0) return null;
  const takesCards = takesCardPayment(invoice);
  return (
    <>
      {takesCards && <PayAction dictionary={dictionary} invoice={invoice} pay={pay} state={state} />}
      <OtherWays {...ways} isFolded={isUnderWay(state)} />
      {!takesCards && !isUnderWay(state) && <NoCards dictionary={dictionary} invoice={invoice} />}
    </>
  );
}
