// Few invoices have a card, or are paid from a bank account: only their pages fetch this.
import { useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { takesCardPayment } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { upperFirst } from '#shared/letter-case.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { SavedTexts } from '#shared/locale/en-ca-card-page.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import type { Message } from '#web/document-page/messages.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { removeSavedCard } from './invoice-calls.ts';
import type { PageState } from './page-state.ts';
import { cardTexts, savedTexts } from './saved-texts.ts';
import { forgetTick } from './ticks.ts';
import { useAwaitedCard } from './use-awaited-card.ts';

export { BankPayment, debitedNotice } from './bank-payment.tsx';
export { SaveBox } from './save-box.tsx';
export { consentToSave, payInsteadLabel, refusedText } from './saved-texts.ts';
export { isTicked } from './ticks.ts';

type CardProps = { invoice: PublicInvoice; dictionary: InvoiceDictionary };

type SavedCardProps = CardProps & {
  state: PageState;
  today: CalendarDay;
  /** Whether the payer ticked that their card is saved. */
  savesCard: boolean;
  saveCard: (isOn: boolean) => void;
  say: (message: Message) => void;
  onChanged: () => Promise<void>;
};

/** The saved card or bank account, when it is charged, and its removal; once removed here, that it was. */
export function SavedCard({ invoice, dictionary, state, today, say, onChanged, ...tick }: SavedCardProps) {
  const [step, setStep] = useState<'shown' | 'asked' | 'removed'>('shown');
  const [last, setLast] = useState<CardLabel>();
  const focused = useFocusOnChange(step);
  const shown = step === 'removed' ? last : invoice.savedCard;
  const texts = savedTexts(dictionary, shown !== undefined && isBankAccount(shown));
  const remove = useAction(async () => {
    focus.keep(document.activeElement);
    try {
      await removeSavedCard(invoice.id);
      untick();
      setLast(invoice.savedCard);
      setStep('removed');
    } catch {
      say({ text: texts.failed, tone: 'bad' });
    }
    await onChanged();
  });
  const focus = useRestoreFocus(remove.isBusy);
  const untick = () => {
    forgetTick(invoice.id);
    tick.saveCard(false);
  };
  useAwaitedCard(invoice, { isTicked: tick.savesCard, onWait: onChanged, onSaved: untick });
  useForgottenTicks(invoice.id, state);
  if (!shown) return null;
  const {
    label: { label, named },
    debit,
  } = cardTexts(dictionary);
  const card = named(shown);
  const seller = invoice.company.name ?? '';
  const charged = chargedText({ invoice, dictionary, state, today, texts });
  const goesOn = invoice.pendingDebit && <p>{debit.goesOn}</p>;
  return (
    <section className="notice saved-card">
      <Icon isAccount={isBankAccount(shown)} />
      <div>
        <p className="title" ref={focused} tabIndex={-1}>
          {step === 'shown'
            ? label(shown)
            : step === 'asked'
              ? texts.ask({ card })
              : texts.removed({ card: upperFirst(card) })}
        </p>
        {step === 'shown' && (
          <>
            <p>{texts.saved({ seller })}</p>
            {charged && <p>{charged}</p>}
            <button className="button plain" onClick={() => setStep('asked')} type="button">
              {texts.remove}
            </button>
          </>
        )}
        {step === 'asked' && (
          <>
            <p>{texts.askHint({ seller })}</p>
            {goesOn}
            <button
              aria-busy={remove.isBusy || undefined}
              className="button quiet"
              disabled={remove.isBusy}
              onClick={() => void remove.run()}
              type="button"
            >
              {remove.isBusy ? texts.removing : texts.remove}
            </button>{' '}
            <button className="button plain" disabled={remove.isBusy} onClick={() => setStep('shown')} type="button">
              {texts.keep}
            </button>
          </>
        )}
        {step === 'removed' && (
          <>
            <p>{texts.removedHint({ seller })}</p>
            {goesOn}
          </>
        )}
      </div>
    </section>
  );
}

/** When it is charged for this invoice, or that it is not although something is due. */
function chargedText({
  invoice,
  dictionary,
  state,
  today,
  texts,
}: CardProps & Pick<SavedCardProps, 'state' | 'today'> & { texts: SavedTexts }): string {
  const { currency } = invoice;
  const day = takesCardPayment(invoice) ? invoice.chargedOn : undefined;
  const dueCents = amountDueCents(invoice);
  // Nothing is charged while the payer's own payment is on its way.
  const isOpen = state === 'due' || state === 'overdue';
  if (!isOpen || dueCents === 0) return '';
  const { chargeFailed } = invoice;
  if (!day) return chargeFailed ? texts.declined : texts.notCharged;
  const planned = {
    amount: dictionary.money(dueCents, currency),
    day: day > today ? dictionary.longDay(day) : undefined,
  };
  return chargeFailed ? texts.again(planned) : texts.charged(planned);
}

/** The pressed button disappears with each step: the focus goes to the new title, which is then read. */
function useFocusOnChange(step: string) {
  const title = useRef<HTMLParagraphElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) title.current?.focus();
    before.current = step;
  }, [step]);
  return title;
}

/** What the payer ticked for a bank payment has been done once that is on its way. */
function useForgottenTicks(invoiceId: string, state: PageState): void {
  useEffect(() => {
    if (state !== 'debited') return;
    forgetTick(invoiceId, 'saveAccount');
    forgetTick(invoiceId, 'businessAccount');
  }, [invoiceId, state]);
}

const CARD = 'M3 6h18v12H3zM3 10h18M7 15h3';
const BANK = 'M3 10l9-6 9 6zM5 20h14M7 10v7m5-7v7m5-7v7';

function Icon({ isAccount }: { isAccount: boolean }) {
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
      <path d={isAccount ? BANK : CARD} />
    </svg>
  );
}
