import type { CalendarDay } from '#shared/calendar-day.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { takesCardPayment } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import type { CardPart } from './card-part.ts';
import { OtherWays } from './other-ways.tsx';
import { isUnderWay, type PageState } from './page-state.ts';
import { NoCards, PayAction } from './pay-action.tsx';
import type { ReportAction } from './report-form.tsx';
import type { usePayActions } from './use-pay-actions.ts';

type WaysToPayProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  state: PageState;
  today: CalendarDay;
  pay: Action;
  claim: ReportAction;
  copy: (text: string) => void;
  card: ReturnType<typeof usePayActions>['card'];
  cardPart: CardPart | undefined;
};

/** The saved card, then the available methods, cards before others; of these nothing if nothing is payable. */
export function WaysToPay({ state, today, pay, card, cardPart, ...ways }: WaysToPayProps) {
  const { invoice, dictionary } = ways;
  const { savesCard, saveCard, ...saying } = card;
  const dueCents = amountDueCents(invoice);
  const amount = dictionary.money(dueCents, invoice.currency);
  const isPayable = state === 'due' || state === 'overdue' || isUnderWay(state);
  // Nothing is charged while the payer's own payment is on its way.
  const isBeingPaid = state === 'processing' || isUnderWay(state);
  const saved = cardPart && (
    <cardPart.SavedCard
      {...{ dictionary, invoice }}
      {...saying}
      amount={amount}
      day={isBeingPaid ? undefined : invoice.chargedOn}
      today={today}
    />
  );
  if (!isPayable || dueCents === 0) return saved;
  const takesCards = takesCardPayment(invoice);
  const isAsked = !isUnderWay(state, invoice.chargedOn);
  return (
    <>
      {saved}
      {isAsked && takesCards && invoice.savesCard && cardPart && (
        <cardPart.SaveCard {...{ dictionary, invoice }} isOn={savesCard} onToggle={saveCard} />
      )}
      {takesCards && <PayAction {...{ amount, cardPart, dictionary, invoice, pay, state }} isAsked={isAsked} />}
      <OtherWays {...ways} isFolded={!isAsked} />
      {!takesCards && isAsked && <NoCards dictionary={dictionary} invoice={invoice} />}
    </>
  );
}
