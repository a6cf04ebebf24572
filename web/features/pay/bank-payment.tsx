import { type ReactNode, useState } from 'react';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { toCents } from '#shared/money.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import type { PayChoice } from './invoice-calls.ts';
import { SaveBox } from './save-box.tsx';
import { cardTexts } from './saved-texts.ts';
import { TickBox } from './tick-box.tsx';
import { isTicked } from './ticks.ts';

type BankPaymentProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  /** The amount due, with its currency. */
  amount: string;
  /** Whether the payer is asked to pay; if not, it shows on request. */
  isAsked: boolean;
  pay: Action<[PayChoice]>;
  /** Whether the payment that starts now is one from a bank account. */
  isDebit: boolean;
};

/** Pays from a bank account, with what a payer must know of it, and whether the account is saved. */
export function BankPayment({ invoice, dictionary, amount, isAsked, pay, isDebit }: BankPaymentProps) {
  const texts = cardTexts(dictionary).debit;
  // Kept for this window, since the boxes move when it becomes wide enough for two columns.
  const [isBusiness, setIsBusiness] = useState(() => isTicked(invoice.id, 'businessAccount'));
  const [saves, setSaves] = useState(() => isTicked(invoice.id, 'saveAccount'));
  const canSave = isAsked && invoice.savesCard === true;
  const start = async () => {
    await pay.run({ debit: { isBusiness }, savesCard: (canSave && saves) || undefined });
    // Perhaps none can be saved any more.
    setSaves(isTicked(invoice.id, 'saveAccount'));
  };
  const isStarting = pay.isBusy && isDebit;
  return (
    <Frame isAsked={isAsked} texts={texts}>
      <p className="hint">{texts.hint}</p>
      <TickBox box="businessAccount" invoice={invoice} isOn={isBusiness} onToggle={setIsBusiness}>
        <span>{texts.isBusiness}</span>
      </TickBox>
      {canSave && <SaveBox {...{ dictionary, invoice }} isAccount isOn={saves} onToggle={setSaves} />}
      <button
        aria-busy={isStarting || undefined}
        className="button quiet"
        disabled={pay.isBusy}
        onClick={() => void start()}
        type="button"
      >
        {isStarting && <span aria-hidden="true" className="spinner" />}
        {isStarting ? dictionary.pay.processing : texts.pay(amount)}
      </button>
    </Frame>
  );
}

type FrameProps = { isAsked: boolean; texts: { title: string; kind: string }; children: ReactNode };

function Frame({ isAsked, texts, children }: FrameProps) {
  if (isAsked) {
    return (
      <section className="other-ways bank-payment">
        <h2>
          {texts.title}
          <span> · {texts.kind}</span>
        </h2>
        {children}
      </section>
    );
  }
  return (
    <details className="other-ways bank-payment">
      <summary>{texts.title}</summary>
      {children}
    </details>
  );
}

/** What is said of the bank payment that is on its way. */
export function debitedNotice({ pendingDebit, currency }: PublicInvoice, dictionary: InvoiceDictionary) {
  if (!pendingDebit) return undefined;
  const texts = cardTexts(dictionary).debit;
  const { amount, on } = pendingDebit;
  return {
    title: texts.debited(dictionary.money(toCents(amount), currency)),
    hint: texts.debitedHint(dictionary.longDay(on)),
  };
}
