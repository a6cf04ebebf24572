import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { cardAgreement } from '#shared/saved-card/agreement.ts';
import { cardTexts, languageOf, savedTexts } from './saved-texts.ts';
import { TickBox } from './tick-box.tsx';

type SaveBoxProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  /** Whether their bank account is saved, rather than the card. */
  isAccount?: boolean;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
};

/** Asks whether the card, or bank account, is saved for future invoices, with what that means. */
export function SaveBox({ invoice, dictionary, isAccount = false, isOn, onToggle }: SaveBoxProps) {
  const box = isAccount ? 'saveAccount' : 'saveCard';
  const seller = invoice.company.name ?? '';
  const { ask, terms } = cardAgreement(languageOf(dictionary), seller, isAccount ? 'debit' : 'card');
  const { savedCard } = invoice;
  const { named } = cardTexts(dictionary).label;
  return (
    <TickBox {...{ invoice, box, isOn, onToggle }} aria-describedby={`${box}-terms`} aria-labelledby={`${box}-ask`}>
      <span id={`${box}-ask`}>{ask}</span>
      <small id={`${box}-terms`}>
        {terms}
        {savedCard && ` ${savedTexts(dictionary, isAccount).replaces({ card: named(savedCard) })}`}
      </small>
    </TickBox>
  );
}
