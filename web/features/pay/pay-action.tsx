import type { ReactNode } from 'react';
import { MAXIMUM_CARD_CENTS, MINIMUM_CARD_CENTS } from '#shared/invoice/amount-due.ts';
import { payerCardObstacle } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { Icon } from '#web/document-page/icons.tsx';
import type { Action } from '#web/lib/api/use-action.ts';
import type { CardPart } from './card-part.ts';
import type { PayChoice } from './invoice-calls.ts';
import type { PageState } from './page-state.ts';

type PayActionProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  /** The amount due, with its currency. */
  amount: string;
  state: PageState;
  pay: Action<[PayChoice]>;
  /** Whether the payment that starts now is one from a bank account. */
  isDebit: boolean;
  /** Whether the payer is asked to pay. */
  isAsked: boolean;
  cardPart: CardPart | undefined;
  /** Whether the card is saved with which they pay. */
  savesCard: boolean;
  /** Asks about that. */
  children: ReactNode;
};

/** The card payment button, visible however long the invoice is; a mere link unless the payer is asked to pay. */
export function PayAction({ invoice, dictionary, amount, state, pay, isAsked, ...rest }: PayActionProps) {
  const { cardPart, savesCard, isDebit, children } = rest;
  const isStarting = pay.isBusy && !isDebit;
  const who = { amount, seller: invoice.company.name ?? '' };
  const texts = dictionary.pay;
  const now = `${texts.payNow} ${amount}`;
  const soon = !isAsked && invoice.chargedOn && cardPart ? cardPart.payInsteadLabel(dictionary, amount) : now;
  const label = state === 'reported' ? texts.payByCard : soon;
  return (
    <>
      <div className={isAsked ? 'action-bar' : 'pay-again'}>
        {children}
        <button
          aria-busy={isStarting || undefined}
          className={isAsked ? 'button main' : 'button plain'}
          disabled={pay.isBusy}
          onClick={() => void pay.run({ savesCard: savesCard || undefined })}
          type="button"
        >
          {isStarting && <span aria-hidden="true" className="spinner" />}
          {isStarting ? texts.processing : label}
        </button>
        {isAsked && (
          <p className="secure">
            <Icon name="lock" />
            {texts.secure}
          </p>
        )}
      </div>
      <p className="consent">
        {savesCard && cardPart ? cardPart.consentToSave(dictionary, who) : dictionary.consent(who)}
      </p>
    </>
  );
}

/** Why the invoice cannot be paid by card, on the disabled button if the seller takes no cards (spec 1 §2.8). */
export function NoCards({ invoice, dictionary }: Pick<PayActionProps, 'invoice' | 'dictionary'>) {
  const obstacle = payerCardObstacle(invoice);
  const { cardDisabled } = dictionary.pay;
  const money = (cents: number) => dictionary.money(cents, invoice.currency);
  if (obstacle === 'belowMinimum')
    return <p className="no-cards">{dictionary.belowMinimum(money(MINIMUM_CARD_CENTS))}</p>;
  if (obstacle === 'aboveMaximum')
    return <p className="no-cards">{dictionary.aboveMaximum(money(MAXIMUM_CARD_CENTS))}</p>;
  return (
    <button className="button no-cards" disabled type="button">
      {cardDisabled}
    </button>
  );
}
