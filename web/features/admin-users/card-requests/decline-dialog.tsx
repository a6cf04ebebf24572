import { CardRefusal, type ListedCardRequest, MAX_DECLINE_REASON } from '#shared/payment-settings/card-request.ts';
import { useCardAnswers } from '#web/lib/queries/card-requests.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { businessOf } from './request-views.tsx';
import { t } from './texts.en.ts';

const RULES = {
  schema: CardRefusal,
  toInput: ({ reason }: { reason: string }) => (reason.trim() ? { reason } : {}),
};

/** Declines a request, with a reason or without. */
export function DeclineDialog({ request, onClose }: { request: ListedCardRequest; onClose: () => void }) {
  const { decline } = useCardAnswers();
  const editing = useCheckedForm({
    rules: RULES,
    values: { reason: '' },
    onValid: async ({ reason }) => {
      await decline.mutateAsync({ id: request.id, reason });
      onClose();
      toast.success(t.declined);
    },
    onFailed: (error, reasons) => showRefusal(error, t.notDeclined, reasons),
  });
  return (
    <FormDialog
      busyLabel={t.declining}
      description={<span className="break-words">{t.declineText({ name: businessOf(request) })}</span>}
      editing={editing}
      onClose={onClose}
      submitLabel={t.decline}
      title={t.declineTitle}
    >
      <Field error={editing.errorOf('reason')} hint={t.reasonHint} label={t.reason}>
        <Textarea maxLength={MAX_DECLINE_REASON} {...editing.form.register('reason')} />
      </Field>
    </FormDialog>
  );
}
