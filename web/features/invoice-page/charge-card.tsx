import { useQuery } from '@tanstack/react-query';
import { CreditCard, Landmark } from 'lucide-react';
import { useState } from 'react';
import type { ChargeEnd, InvoiceCharge } from '#shared/invoice/charge.ts';
import { headlineOf } from '#shared/invoice/headline.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { toCents } from '#shared/money.ts';
import { isBankAccount } from '#shared/saved-card/bank-account.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';
import { cards } from '#web/lib/locale/cards.en.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { savedCardQuery, useCharge, useChargeOutcome } from '#web/lib/queries/saved-cards.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { ChargeText, useMissing } from './charge-text.tsx';
import { chargeTexts } from './charge-texts.en.ts';
import { t } from './texts.en.ts';

type ChargeCardProps = { invoice: Invoice; charge: InvoiceCharge };

/** When the saved card or bank account is charged for an invoice, or why it no longer is, with what can be done. */
export function ChargeCard({ invoice, charge, onResend }: ChargeCardProps & { onResend: () => void }) {
  const card = useChargeable(invoice, charge);
  const { cents } = headlineOf(invoice, toCents(invoice.total));
  const amount = dictionary.money(cents, invoice.currency);
  const mayChange = useMayChange();
  const today = useBusinessDay()();
  const missing = useMissing(invoice, charge);
  useChargeOutcome(invoice.id, charge.on !== undefined && charge.on <= today && !invoice.claim && !missing);
  const texts = chargeTexts(charge.card);
  const Icon = isBankAccount(charge.card) ? Landmark : CreditCard;
  return (
    <Card title={texts.title}>
      <div className="flex gap-3">
        <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-line text-muted">
          <Icon aria-hidden="true" className="size-3.5" />
        </span>
        <div className="min-w-0 flex-1 pt-0.5">
          <ChargeText {...{ amount, charge, missing }} mayGoOn={charge.on !== undefined || card !== undefined} />
          {charge.on && !missing && invoice.claim && <p className="mt-0.5 text-pretty text-muted">{texts.waits}</p>}
          {mayChange && missing === 'amount' && (charge.on || card) && (
            <Button className="mt-3 mr-2" onClick={onResend} size="sm" variant="secondary">
              {t.resend}
            </Button>
          )}
          {mayChange &&
            (charge.on ? (
              <ChargeButton {...{ amount, charge, invoice }} action="stop" card={charge.card} key="button" />
            ) : (
              card && !missing && <ChargeButton {...{ amount, card, charge, invoice }} action="retry" key="button" />
            ))}
        </div>
      </div>
    </Card>
  );
}

/** Ends of a charge after which the same card may pay after all. */
const MAY_PAY: readonly ChargeEnd[] = ['declined', 'amount-raised', 'unavailable', 'stopped'];

/** For a bank account: if it lacked money, rule H1 of Payments Canada allows one more try, which was made. */
const MAY_PAY_BY_DEBIT = MAY_PAY.filter((over) => over !== 'declined');

/** The card or bank account to charge after a charge is over; undefined if there is none, or not known yet. */
function useChargeable({ customerId = '' }: Invoice, { card, over }: InvoiceCharge): CardLabel | undefined {
  // Read before it is over: the button that stops the charge becomes that one, with the focus.
  const saved = useQuery({ ...savedCardQuery(customerId), enabled: useMayChange() && customerId !== '' }).data;
  if (!over || !saved) return undefined;
  if (isOther(saved, card) || over === 'card-removed') return saved;
  return (isBankAccount(card) ? MAY_PAY_BY_DEBIT : MAY_PAY).includes(over) ? saved : undefined;
}

type ChargeButtonProps = ChargeCardProps & { action: 'stop' | 'retry'; card: CardLabel; amount: string };

const isOther = (card: CardLabel, than: CardLabel) => cards.label(card) !== cards.label(than);

/** Stops the charge or tries it again, after a question. It stays the same button, to which the focus returns. */
function ChargeButton({ invoice: { id, invoiceNumber: number }, charge, action, card, amount }: ChargeButtonProps) {
  const [asked, setAsked] = useState<ChargeButtonProps['action'] | null>(null);
  const { mutateAsync } = useCharge(id);
  const texts = chargeTexts(card);
  const words = { card: cards.named(card), amount, number };
  const close = () => setAsked(null);
  const run = async (what: ChargeButtonProps['action']) => {
    if (!(await isDone(mutateAsync(what), what === 'stop' ? texts.stopFailed : texts.retryFailed, showRefusal))) return;
    close();
    toast.success(what === 'stop' ? texts.stopped : texts.retried);
  };
  return (
    <>
      <Button className="mt-3" onClick={() => setAsked(action)} size="sm" variant="secondary">
        {action === 'stop' ? texts.stop : isOther(card, charge.card) ? texts.chargeOther(words) : texts.retry}
      </Button>
      <LazyConfirmDialog
        busyLabel={texts.stopping}
        confirmLabel={texts.stop}
        onConfirm={() => run('stop')}
        onOpenChange={close}
        open={asked === 'stop'}
        text={texts.stopText({ ...words, card: upperFirst(words.card) })}
        title={texts.stopTitle}
      />
      <LazyConfirmDialog
        busyLabel={texts.charging}
        confirmLabel={texts.chargeNow}
        onConfirm={() => run('retry')}
        onOpenChange={close}
        open={asked === 'retry'}
        text={texts.retryText(words)}
        title={texts.retryTitle(words)}
        tone="primary"
      />
    </>
  );
}
