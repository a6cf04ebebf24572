import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { takesCardPayment } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import type { CardPart } from './card-part.ts';
import type { PayChoice } from './invoice-calls.ts';
import { OtherWays } from './other-ways.tsx';
import { isUnderWay, type PageState } from './page-state.ts';
import { NoCards, PayAction } from './pay-action.tsx';
import type { ReportAction } from './report-form.tsx';
import type { usePayActions } from './use-pay-actions.ts';

type WaysToPayProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  state: PageState;
  pay: Action<[PayChoice]>;
  claim: ReportAction;
  copy: (text: string) => void;
  card: ReturnType<typeof usePayActions>['card'];
  cardPart: CardPart | undefined;
};

/** The available methods, cards before bank payments and others; nothing if nothing is payable. */
export function WaysToPay({ state, pay, card, cardPart, ...ways }: WaysToPayProps) {
  const { invoice, dictionary } = ways;
  const dueCents = amountDueCents(invoice);
  const amount = dictionary.money(dueCents, invoice.currency);
  const isPayable = state === 'due' || state === 'overdue' || isUnderWay(state);
  if (!isPayable || dueCents === 0) return null;
  const takesCards = takesCardPayment(invoice);
  // After a charge that failed, they are asked as if none were planned.
  const isAsked = !isUnderWay(state, takesCards && !invoice.chargeFailed ? invoice.chargedOn : undefined);
  const offered = isAsked && invoice.savesCard && cardPart;
  const savesCard = Boolean(offered && card.savesCard);
  return (
    <>
      {takesCards && (
        <PayAction
          {...{ amount, cardPart, dictionary, invoice, isAsked, pay, savesCard, state }}
          isDebit={card.isDebit}
        >
          {offered && <offered.SaveBox {...{ dictionary, invoice }} isOn={savesCard} onToggle={card.saveCard} />}
        </PayAction>
      )}
      {invoice.takesDebits && cardPart && (
        <cardPart.BankPayment {...{ amount, dictionary, invoice, isAsked, pay }} isDebit={card.isDebit} />
      )}
      <OtherWays {...ways} isFolded={!isAsked} />
      {!takesCards && isAsked && <NoCards dictionary={dictionary} invoice={invoice} />}
    </>
  );
}
