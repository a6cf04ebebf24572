// Few invoices have a card: only their pages fetch this.
import { useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import { takesCardPayment } from '#shared/invoice/card-obstacle.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { upperFirst } from '#shared/letter-case.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { enCaCard } from '#shared/locale/en-ca-card.ts';
import { type CardPageTexts, enCaCardPage } from '#shared/locale/en-ca-card-page.ts';
import { frCaCard } from '#shared/locale/fr-ca-card.ts';
import { frCaCardPage } from '#shared/locale/fr-ca-card-page.ts';
import type { Language } from '#shared/locale/language.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import type { CardTexts } from '#shared/saved-card/card-texts.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import type { Message } from '#web/document-page/messages.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { removeSavedCard } from './invoice-calls.ts';
import type { PageState } from './page-state.ts';
import { forgetTick, keepTick } from './ticks.ts';
import { useAwaitedCard } from './use-awaited-card.ts';

export { isTicked } from './ticks.ts';

const TEXTS: Readonly<Record<Language, CardTexts & CardPageTexts>> = {
  en: { ...enCaCard, ...enCaCardPage },
  fr: { ...frCaCard, ...frCaCardPage },
};

const languageOf = ({ locale }: InvoiceDictionary): Language => (locale.startsWith('fr') ? 'fr' : 'en');

type CardProps = { invoice: PublicInvoice; dictionary: InvoiceDictionary };

const ASK_ID = 'save-card-ask';
const TERMS_ID = 'save-card-terms';

type SaveCardProps = CardProps & { isOn: boolean; onToggle: (isOn: boolean) => void };

/** Asks whether the card is saved for future invoices, with what that means. */
export function SaveCard({ invoice, dictionary, isOn, onToggle }: SaveCardProps) {
  const language = languageOf(dictionary);
  const { ask, terms } = cardAgreement(language, invoice.company.name ?? '');
  const { savedCard } = invoice;
  const { named, replaces } = TEXTS[language];
  return (
    <label className="save-card">
      <input
        aria-describedby={TERMS_ID}
        aria-labelledby={ASK_ID}
        checked={isOn}
        // biome-ignore lint/plugin: Preact and React call it alike for boxes
        onChange={({ currentTarget: { checked } }) => {
          if (checked) keepTick(invoice.id, savedCard);
          else forgetTick(invoice.id);
          onToggle(checked);
        }}
        type="checkbox"
      />
      <span id={ASK_ID}>{ask}</span>
      <small id={TERMS_ID}>
        {terms}
        {savedCard && ` ${replaces({ card: named(savedCard) })}`}
      </small>
    </label>
  );
}

/** The label of the button to pay before the saved card is charged. */
export function payInsteadLabel(dictionary: InvoiceDictionary, amount: string): string {
  return TEXTS[languageOf(dictionary)].payInstead(amount);
}

/** What the payer authorizes by paying, with the amount and who charges it, if that also saves their card. */
export function consentToSave(dictionary: InvoiceDictionary, who: { amount: string; seller: string }): string {
  return TEXTS[languageOf(dictionary)].consent(who);
}

/** That an invoice is not as it was shown, or no card can be saved with it; what the payer ticked is forgotten. */
export function changedText(invoiceId: string, dictionary: InvoiceDictionary): string {
  forgetTick(invoiceId);
  return TEXTS[languageOf(dictionary)].changed;
}

type SavedCardProps = CardProps & {
  state: PageState;
  today: CalendarDay;
  /** Whether the payer ticked that their card is saved. */
  savesCard: boolean;
  saveCard: (isOn: boolean) => void;
  say: (message: Message) => void;
  onChanged: () => Promise<void>;
};

/** The saved card, when it is charged, and its removal; once removed here, that it was. Nothing without a card. */
export function SavedCard({ invoice, dictionary, state, today, say, onChanged, ...tick }: SavedCardProps) {
  const [step, setStep] = useState<'shown' | 'asked' | 'removed'>('shown');
  const [last, setLast] = useState<CardLabel>();
  const focused = useFocusOnChange(step);
  const language = languageOf(dictionary);
  const texts = TEXTS[language];
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
  const shown = step === 'removed' ? last : invoice.savedCard;
  if (!shown) return null;
  const card = texts.named(shown);
  const seller = invoice.company.name ?? '';
  const charged = chargedText({ invoice, dictionary, state, today });
  return (
    <section className="notice saved-card">
      <CardIcon />
      <div>
        <p className="title" ref={focused} tabIndex={-1}>
          {step === 'shown'
            ? texts.label(shown)
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
        {step === 'removed' && <p>{texts.removedHint({ seller })}</p>}
      </div>
    </section>
  );
}

/** When the saved card is charged for this invoice, or that it is not although something is due. */
function chargedText({
  invoice,
  dictionary,
  state,
  today,
}: CardProps & Pick<SavedCardProps, 'state' | 'today'>): string {
  const { currency } = invoice;
  const day = takesCardPayment(invoice) ? invoice.chargedOn : undefined;
  const dueCents = amountDueCents(invoice);
  // Nothing is charged while the payer's own payment is on its way.
  const isOpen = state === 'due' || state === 'overdue';
  if (!isOpen || dueCents === 0) return '';
  const texts = TEXTS[languageOf(dictionary)];
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

function CardIcon() {
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
      <path d="M3 6h18v12H3zM3 10h18M7 15h3" />
    </svg>
  );
}
