import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { InvoiceCharge } from '#shared/invoice/charge.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import { cards } from '#web/lib/locale/cards.en.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { paymentOptionsQuery, stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { isOwner, useMayChange, useUser } from '#web/lib/session/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { type ChargeTexts, chargeTexts } from './charge-texts.en.ts';

/**
 * Why nothing is charged yet: the business takes no cards or bank payments, the customer was told a lower amount, or
 * their email failed.
 */
type Missing = 'setup' | 'amount' | 'email';

/** What is missing, as far as it is known, so that an invoice is charged; accountants do not know settings. */
export function useMissing({ returnedMail }: Invoice, { card, isUnannounced }: InvoiceCharge): Missing | undefined {
  const isAccount = isBankAccount(card);
  const mayChange = useMayChange();
  const hasNoCards = useQuery({ ...stripeStatusQuery, enabled: mayChange }).data?.connected === false;
  const options = useQuery({ ...paymentOptionsQuery, enabled: mayChange && isAccount }).data;
  if (hasNoCards || (isAccount && options && options.debits !== 'on')) return 'setup';
  if (isUnannounced) return 'amount';
  return returnedMail && 'email';
}

type ChargeTextProps = {
  charge: InvoiceCharge;
  amount: string;
  missing: Missing | undefined;
  /** Whether it can be charged once nothing is missing. */
  mayGoOn: boolean;
};

/** When a card or bank account is charged, or why not, and what to do about it. */
export function ChargeText({ charge: { card, on, tries, over }, amount, missing, mayGoOn }: ChargeTextProps) {
  const today = useBusinessDay()();
  const texts = chargeTexts(card);
  const name = upperFirst(cards.named(card));
  const next = missing && mayGoOn && (
    <Next {...{ amount, missing, texts }} isPlanned={on !== undefined || over === 'amount-raised'} />
  );
  if (over) {
    const isSaidByNext =
      next && ((over === 'amount-raised' && missing !== 'setup') || (over === 'unavailable' && missing === 'setup'));
    return (
      <>
        <Title>{over === 'stopped' ? texts.notCharged({ card: name }) : texts.noLonger({ card: name })}</Title>
        {over !== 'stopped' && !isSaidByNext && <Why>{texts.over[over]}</Why>}
        {next}
      </>
    );
  }
  if (!on) return null;
  if (next) {
    return (
      <>
        <Title>{texts.notAsThingsAre({ card: name })}</Title>
        {next}
      </>
    );
  }
  const text = on <= today ? texts.chargedToday : texts.chargedOn;
  return (
    <>
      <Title>{text({ card: name, amount, day: dictionary.shortDay(on) })}</Title>
      {texts.arrival && <Why>{texts.arrival}</Why>}
      {tries > 0 && (
        <Notice className="mt-3" tone="warning">
          {texts.declinedBefore({ count: tries })}
        </Notice>
      )}
    </>
  );
}

type NextProps = Pick<ChargeTextProps, 'amount'> & {
  missing: Missing;
  texts: ChargeTexts;
  /** Whether it is charged by itself then. */
  isPlanned: boolean;
};

/** What is missing, and what to do about it. */
function Next({ missing, amount, texts, isPlanned }: NextProps) {
  const mayConnect = isOwner(useUser());
  return (
    <Why>
      {(isPlanned ? texts.missing : texts.missingAgain)[missing]({ amount })}
      {missing === 'setup' && mayConnect && (
        <>
          {' '}
          <Link className="text-accent underline" to={`${paths.paymentSettings}?tab=integration`}>
            {texts.connect}
          </Link>
        </>
      )}
    </Why>
  );
}

function Title({ children }: { children: string }) {
  return <p className="text-pretty font-medium">{children}</p>;
}

function Why({ children }: { children: ReactNode }) {
  return <p className="mt-0.5 text-pretty text-muted">{children}</p>;
}
