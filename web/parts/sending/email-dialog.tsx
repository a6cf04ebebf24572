import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type EmailDialogProps, EmailForm } from './email-form.tsx';
import { INVOICE_EMAIL } from './invoice-email.ts';
import { t } from './texts.en.ts';

/** A document's email before it is sent, by default an invoice's: its texts, copies and preview. */
export function EmailDialog({ kind = INVOICE_EMAIL, ...props }: EmailDialogProps) {
  const { data: draft, error, refetch } = kind.useDraft(props.id);
  if (draft) return <EmailForm {...props} draft={draft} kind={kind} />;
  return (
    <Dialog
      description={<span className="wrap-anywhere">{t.to({ address: props.to })}</span>}
      onOpenChange={props.onClose}
      open
      title={t.title}
    >
      {error ? (
        <ErrorState onRetry={() => refetch()} text={friendlyMessages(error).join(' ')} title={t.loadFailed} />
      ) : (
        <LoadingRegion className="grid gap-4" title={t.loading}>
          <Skeleton className="h-control" />
          <Skeleton className="h-48" />
        </LoadingRegion>
      )}
    </Dialog>
  );
}
