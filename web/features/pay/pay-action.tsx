import { amountDueCents, MAXIMUM_CARD_CENTS, MINIMUM_CARD_CENTS } from '#shared/invoice/amount-due.ts';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import { Icon } from './icons.tsx';

type PayActionProps = { invoice: PublicInvoice; dictionary: InvoiceDictionary; pay: Action };

/** The card payment button, visible however long the invoice is; disabled if the seller does not accept cards. */
export function PayAction({ invoice, dictionary, pay }: PayActionProps) {
  const { company, currency } = invoice;
  const texts = dictionary.pay;
  const obstacle = payerCardObstacle(invoice);
  const takesCards = obstacle !== 'noCards';
  const amount = dictionary.money(amountDueCents(invoice), currency);
  if (obstacle === 'belowMinimum') {
    return <p className="consent">{dictionary.belowMinimum(dictionary.money(MINIMUM_CARD_CENTS, currency))}</p>;
  }
  if (obstacle === 'aboveMaximum') {
    return <p className="consent">{dictionary.aboveMaximum(dictionary.money(MAXIMUM_CARD_CENTS, currency))}</p>;
  }
  return (
    <>
      <div className="pay-bar">
        <button
          aria-busy={pay.isBusy || undefined}
          className="button main"
          disabled={pay.isBusy || !takesCards}
          onClick={() => void pay.run()}
          type="button"
        >
          {pay.isBusy && <span aria-hidden="true" className="spinner" />}
          {!takesCards ? texts.cardDisabled : pay.isBusy ? texts.processing : `${texts.payNow} ${amount}`}
        </button>
        {takesCards && (
          <p className="secure">
            <Icon name="lock" />
            {texts.secure}
          </p>
        )}
      </div>
      {takesCards && <p className="consent">{dictionary.consent({ amount, seller: company.name ?? '' })}</p>}
    </>
  );
}
