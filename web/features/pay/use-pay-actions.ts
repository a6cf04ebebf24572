import { useEffect, useRef, useState } from 'react';
import { amountDueCents } from '#shared/invoice/amount-due.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { fromCents } from '#shared/money.ts';
import type { Message } from '#web/document-page/messages.tsx';
import { useDownload } from '#web/document-page/use-download.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { leaveTo } from '#web/lib/browser/leave-to.ts';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import type { CardPart } from './card-part.ts';
import { REPORT_ID } from './e-transfer.tsx';
import { claimPayment, type PayChoice, pdfUrl, startPayment } from './invoice-calls.ts';
import { REPORTED_ID } from './notice.tsx';
import type { ReportAction } from './report-form.tsx';

type PayActionsInput = {
  invoiceId: string;
  cardPart: CardPart | undefined;
  /** Undefined if it could not be loaded. */
  invoice: PublicInvoice | undefined;
  dictionary: InvoiceDictionary;
  say: (message: Message) => void;
  /** Called if the payment was already made and awaits confirmation. */
  onPaid: () => void;
  /** Called if the invoice may have changed since it was loaded, as after a refused payment. */
  onChanged: () => Promise<void>;
};

/** The payer's actions, each running once at a time, with a message about the result. */
export function usePayActions({ invoiceId, cardPart, invoice, dictionary, say, onPaid, onChanged }: PayActionsInput) {
  const texts = dictionary.pay;
  const claimedOn = invoice?.claimedOn;
  const hasReported = useRef(false);
  // The pressed button disappears; without this, the focus would restart at the top of the page.
  useEffect(() => {
    if (hasReported.current) document.getElementById(claimedOn ? REPORTED_ID : REPORT_ID)?.focus();
    hasReported.current = false;
  }, [claimedOn]);
  const download = useDownload({
    url: pdfUrl(invoiceId),
    name: dictionary.pdfName(invoice?.invoiceNumber ?? ''),
    texts,
    say,
  });
  // Kept here, like the typed amount, since its box moves when the window becomes wide enough for two columns.
  const [savesCard, saveCard] = useState(() => cardPart?.isTicked(invoiceId) ?? false);
  const [isDebit, setIsDebit] = useState(false);
  const pay = useAction(async (choice: PayChoice) => {
    focus.keep(document.activeElement);
    setIsDebit(choice.debit !== undefined);
    try {
      const shown = invoice ? { ...shownAmount(invoice), ...choice } : null;
      const { status, checkoutUrl, reason } = await startPayment(invoiceId, shown);
      if (!status) {
        await onChanged();
        if (!choice.debit) saveCard(false);
        const text = cardPart?.refusedText({ invoiceId, dictionary, choice, reason });
        return say({ text: text ?? texts.changed, tone: 'bad' });
      }
      if (checkoutUrl) await leaveTo(checkoutUrl);
      else if (status === 'SUCCESS') onPaid();
      else throw new Error('Nowhere to pay');
    } catch {
      say({ text: texts.paymentFailed, tone: 'bad' });
      await onChanged();
    }
  });
  // Kept here, since its field moves when the window becomes wide enough for two columns.
  const [typed, type] = useState<string>();
  const claim = useAction(async (amount?: number) => {
    focus.keep(document.activeElement);
    try {
      const { claimId } = await claimPayment(invoiceId, { amount });
      rememberClaim(invoiceId, claimId);
      hasReported.current = true;
    } catch {
      say({ text: texts.claimFailed, tone: 'bad' });
    }
    await onChanged();
  });
  const withdraw = useAction(async () => {
    focus.keep(document.activeElement);
    try {
      await claimPayment(invoiceId, { withdraw: ownClaim(invoiceId) });
      rememberClaim(invoiceId);
      hasReported.current = true;
      say({ text: texts.claimTakenBack, tone: 'good' });
    } catch {
      say({ text: texts.claimFailed, tone: 'bad' });
    }
    await onChanged();
  });
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => say({ text: texts.copied, tone: 'good' }),
      () => say({ text: texts.copyFailed, tone: 'bad' }),
    );
  const focus = useRestoreFocus(pay.isBusy || claim.isBusy || withdraw.isBusy);
  const report: ReportAction = { ...claim, typed, type };
  return {
    download,
    pay,
    claim: report,
    withdraw: ownClaim(invoiceId) ? withdraw : undefined,
    copy,
    card: { savesCard, saveCard, isDebit, say, onChanged },
  };
}

function shownAmount(invoice: PublicInvoice) {
  return { amountDue: fromCents(amountDueCents(invoice)), currency: invoice.currency };
}

/** The claims made in this window, for browsers without storage. */
const made = new Map<string, string>();

const keyOf = (invoiceId: string) => `paymentClaim:${invoiceId}`;

/** The id of the claim made in this browser for an invoice, which allows withdrawing it. */
function ownClaim(invoiceId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(invoiceId)) ?? made.get(invoiceId);
  } catch {
    return made.get(invoiceId);
  }
}

/** Remembers the claim made for an invoice; without an id, forgets it. */
function rememberClaim(invoiceId: string, claimId?: string): void {
  if (claimId) made.set(invoiceId, claimId);
  else made.delete(invoiceId);
  try {
    if (claimId) localStorage.setItem(keyOf(invoiceId), claimId);
    else localStorage.removeItem(keyOf(invoiceId));
  } catch {
    // Storage is full or forbidden: it can be withdrawn until the window is closed.
  }
}
