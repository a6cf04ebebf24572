import { Download, Save } from 'lucide-react';
import type { ComponentProps } from 'react';
import { remainingCents, settledCents } from '#shared/invoice/amount-due.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { formTotals } from '#web/document-editor/model/form-pricing.ts';
import type { SendDialogProps } from '#web/document-editor/use-document-editor.ts';
import type { SavedInvoice } from '#web/features/invoice-editor/model/saved-invoice.ts';
import { JUST_SENT } from '#web/lib/browser/just-sent.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { CreditAhead } from '#web/parts/sending/credit-ahead.tsx';
import { EmailStep } from '#web/parts/sending/email-step.tsx';
import { HeldBack } from '#web/parts/sending/held-back.tsx';
import { SendStep } from '#web/parts/sending/send-step.tsx';
import { SmsStep } from '#web/parts/sending/sms-step.tsx';
import type { Channel } from '#web/parts/sending/use-send-flow.ts';
import { WrittenEmail } from '#web/parts/sending/written-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { PaymentLinkRow } from './payment-link-row.tsx';
import { t } from './texts.en.ts';
import { useSending } from './use-sending.ts';

/** Saves the invoice and sends it to its recipient by the channels available (spec 1 §2.12). */
export function SendDialog({ onClose, onLeave, form, pricing, saving, goToField }: SendDialogProps<Invoice>) {
  const { to, paymentMethod } = form;
  const words = form.isDeposit ? t.ofDeposit : t.ofInvoice;
  const sending = useSending(saving, {
    onClose,
    onEmailed: (sentId) => onLeave({ to: paths.invoice(sentId), state: JUST_SENT }),
  });
  const { emailVerified } = useUser();
  const id = saving.saved?.id ?? null;
  const isSaved = id !== null;
  const known = (channel: Channel) => ({
    state: isSaved ? <DeliveryState channel={channel} id={id} /> : t.notSent[channel],
    refusal: sending.refusals[channel],
  });
  return (
    <Dialog
      description={<WhatIsSent form={form} pricing={pricing} saved={saving.saved} />}
      onOpenChange={onClose}
      open
      title={words.title}
    >
      {!emailVerified && (
        <div className="mb-5">
          <ConfirmEmail>{t.confirmFirst}</ConfirmEmail>
        </div>
      )}
      {sending.isHeld && isSaved && (
        <Held
          invoiceId={id}
          onField={(field) => {
            onClose();
            goToField(field);
          }}
          onSendAnyway={sending.sendAnyway}
          paymentMethod={paymentMethod}
        />
      )}
      <ul className="grid grid-cols-1 gap-2">
        <EmailStep
          disabled={!emailVerified}
          onSend={sending.sendEmail}
          onWrite={sending.write}
          to={to}
          {...known('EMAIL')}
        />
        {to.phone.trim() && (
          <SmsStep
            disabled={!emailVerified}
            onSend={() => sending.sendSms(to.phone.trim())}
            phone={to.phone.trim()}
            {...known('SMS')}
          />
        )}
        <SendStep hint={t.copyHint} icon={<Download aria-hidden="true" />}>
          <Button busyLabel={t.downloading} onClick={sending.downloadPdf} variant="ghost">
            {words.download}
          </Button>
        </SendStep>
        <SendStep hint={stateOf(saving)} icon={<Save aria-hidden="true" />}>
          <Button busyLabel={t.saving} onClick={() => saving.save()} variant="ghost">
            {words.save}
          </Button>
        </SendStep>
      </ul>
      <PaymentLinkRow id={id} onOpen={sending.openPayment} />
      {isSaved && <WrittenEmail flow={sending} to={to.email.trim()} />}
    </Dialog>
  );
}

type WhatIsSentProps = Pick<SendDialogProps<Invoice>, 'form' | 'pricing'> & { saved: SavedInvoice | null };

/** The amount due and its day, above whom they go to. */
function WhatIsSent({ form, pricing, saved }: WhatIsSentProps) {
  const { to, dueDate, currency } = form;
  const cents = remainingCents(formTotals(form, pricing).totalCents, settledCents(saved ?? {}));
  const name = to.name.trim() || t.yourCustomer;
  return (
    <>
      <span className="my-1 block font-semibold text-2xl text-ink">
        <Money cents={cents} className="whitespace-normal! wrap-anywhere" currency={currency} />
      </span>
      <span className="wrap-anywhere block">
        {dueDate ? t.toAndDue({ name, day: dictionary.shortDay(dueDate) }) : t.to({ name })}
      </span>
      <CreditAhead
        cents={cents}
        currency={currency}
        customerId={to.id}
        deposits={saved?.deposits}
        isDeposit={form.isDeposit}
        status={saved?.status}
      />
    </>
  );
}

type HeldProps = ComponentProps<typeof HeldBack> & { onSendAnyway: () => unknown };

function Held({ onSendAnyway, ...notice }: HeldProps) {
  return (
    <div className="mb-5 grid gap-3" ref={scrollToView}>
      <HeldBack {...notice} />
      <Button busyLabel={t.sending} className="justify-self-end" onClick={onSendAnyway} variant="secondary">
        {t.sendAnyway}
      </Button>
    </div>
  );
}

/** On a phone, the pressed button may be far below. */
const scrollToView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

function stateOf({ saved, isUnsaved }: SendDialogProps<Invoice>['saving']): string {
  if (!saved) return t.notSaved;
  return isUnsaved ? t.changed : t.saved;
}
