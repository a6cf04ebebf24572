import { Download, Link2, Save } from 'lucide-react';
import type { EstimateEvent } from '#shared/estimate/event.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { fileNamePart } from '#shared/file-name.ts';
import { formTotals } from '#web/document-editor/model/form-pricing.ts';
import type { SendDialogProps } from '#web/document-editor/use-document-editor.ts';
import type { EstimateSaving, SavedEstimate } from '#web/features/estimate-editor/saved-estimate.ts';
import { JUST_SENT } from '#web/lib/browser/just-sent.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { downloadEstimatePdf, useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmail } from '#web/parts/account/confirm-email.tsx';
import { copyEstimateLink } from '#web/parts/estimates/copy-link.ts';
import { ESTIMATE_EMAIL } from '#web/parts/estimates/estimate-email.ts';
import { SEND_TEXTS } from '#web/parts/estimates/send-texts.ts';
import { useEstimateSending } from '#web/parts/estimates/use-sending.ts';
import { EmailStep } from '#web/parts/sending/email-step.tsx';
import { SendStep } from '#web/parts/sending/send-step.tsx';
import { SmsStep } from '#web/parts/sending/sms-step.tsx';
import type { Channel } from '#web/parts/sending/use-send-flow.ts';
import { WrittenEmail } from '#web/parts/sending/written-email.tsx';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Money } from '#web/ui/money.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { t } from './texts.en.ts';

/** Saves the estimate and sends it: by email, or by a link to pass on. */
export function SendDialog({ onClose, onLeave, form, pricing, saving }: SendDialogProps<Estimate>) {
  const { to, dueDate, currency } = form;
  const today = useBusinessDay();
  const { publish } = useEstimateMutations();
  const { emailVerified } = useUser();
  const leave = ({ id }: Estimate) => onLeave({ to: paths.estimate(id), state: JUST_SENT });
  const sending = useEstimateSending<SavedEstimate>({
    store: (address) => savedFirst(saving, address),
    // The server sends its stored version, which differs from the screen if another window has saved.
    isCurrent: async (stored) => stored !== saving.saved || (await saving.checkStored(stored.id)),
    onSent: (sent, channel) => {
      const isKnown = saving.applySent(sent);
      toast.success(channel === 'SMS' ? SEND_TEXTS.texted : SEND_TEXTS.sent);
      if (channel === 'EMAIL') isKnown ? leave(sent) : onClose();
    },
  });
  const copy = async () => {
    const stored = await savedFirst(saving);
    if (!stored) return;
    const isShown = stored.link !== undefined && !stored.isRevised;
    await copyEstimateLink(isShown ? stored : {}, async () => {
      const sent = await publish.mutateAsync(stored.id);
      saving.applySent(sent);
      return sent;
    });
  };
  const download = async () => {
    const stored = await savedFirst(saving);
    if (!stored) return;
    const name = SEND_TEXTS.pdfName({ number: fileNamePart(stored.invoiceNumber), day: today() });
    await isDone(downloadEstimatePdf({ id: stored.id }, name), t.downloadFailed);
  };
  const name = to.name.trim() || t.yourCustomer;
  const phone = to.phone.trim();
  const sentBy = (way: Channel | 'LINK') => {
    const version = versionBy(way, saving.saved?.events);
    return version === undefined ? undefined : t.sentBefore({ version });
  };
  return (
    <Dialog
      description={
        <>
          <span className="my-1 block font-semibold text-2xl text-ink">
            <Money
              cents={formTotals(form, pricing).totalCents}
              className="whitespace-normal! wrap-anywhere"
              currency={currency}
            />
          </span>
          <span className="wrap-anywhere block">
            {dueDate ? t.toUntil({ name, day: dictionary.shortDay(dueDate) }) : t.to({ name })}
          </span>
        </>
      }
      onOpenChange={onClose}
      open
      title={t.title}
    >
      {!emailVerified && (
        <div className="mb-5">
          <ConfirmEmail>{t.confirmFirst}</ConfirmEmail>
        </div>
      )}
      <ul className="grid grid-cols-1 gap-2">
        <EmailStep
          addressHint={SEND_TEXTS.addressKept}
          disabled={!emailVerified}
          onSend={sending.sendEmail}
          onWrite={sending.write}
          refusal={sending.refusals.EMAIL}
          state={sentBy('EMAIL') ?? t.notSent.EMAIL}
          to={to}
        />
        {phone && (
          <SmsStep
            disabled={!emailVerified}
            onSend={() => sending.sendSms(phone)}
            phone={phone}
            refusal={sending.refusals.SMS}
            state={sentBy('SMS') ?? t.notSent.SMS}
          />
        )}
        <SendStep hint={t.linkHint} icon={<Link2 aria-hidden="true" />} state={sentBy('LINK')}>
          <Button disabled={!emailVerified} onClick={copy} variant="ghost">
            {t.copyLink}
          </Button>
        </SendStep>
        <SendStep hint={t.copyHint} icon={<Download aria-hidden="true" />}>
          <Button busyLabel={t.downloading} onClick={download} variant="ghost">
            {t.download}
          </Button>
        </SendStep>
        <SendStep hint={savedState(saving)} icon={<Save aria-hidden="true" />}>
          <Button busyLabel={t.saving} onClick={() => saving.save()} variant="ghost">
            {t.save}
          </Button>
        </SendStep>
      </ul>
      {saving.saved && <WrittenEmail flow={sending} kind={ESTIMATE_EMAIL} to={to.email.trim()} />}
    </Dialog>
  );
}

/** Saves the estimate unless it is saved as shown. Null if that failed; the reason has then been shown. */
async function savedFirst(saving: EstimateSaving, email?: string): Promise<SavedEstimate | null> {
  const isKnown = email === undefined || email === saving.saved?.form.to.email;
  if (saving.saved && !saving.isUnsaved && isKnown) return saving.saved;
  return saving.save({ ...(email !== undefined && { email }), incompleteText: t.saveFirst });
}

/** The version that was last sent in a way. */
function versionBy(way: Channel | 'LINK', events: Estimate['events'] = []): number | undefined {
  const wayOf = ({ recipient, channel }: Extract<EstimateEvent, { type: 'SENT' }>) =>
    recipient === undefined ? 'LINK' : (channel ?? 'EMAIL');
  return events.filter((event) => event.type === 'SENT').findLast((event) => wayOf(event) === way)?.version;
}

function savedState({ saved, isUnsaved }: EstimateSaving): string {
  if (!saved) return t.notSaved;
  return isUnsaved ? t.changed : t.saved;
}
