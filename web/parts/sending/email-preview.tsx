import { useQuery } from '@tanstack/react-query';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { emailPreviewQuery } from '#web/lib/queries/invoice-emails.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Disables the links, since this is only a preview. */
const NO_LINKS = '<style>a { pointer-events: none }</style>';

/** An invoice's email as its recipient will see it. */
export function EmailPreview({ id, texts }: { id: string; texts: InvoiceEmailTexts }) {
  const { data, error, refetch } = useQuery(emailPreviewQuery(id, texts));
  if (error) {
    return (
      <ErrorState
        onRetry={() => refetch()}
        text={friendlyMessages(error).join(' ')}
        title="We couldn't load the preview"
      />
    );
  }
  if (!data) {
    return (
      <LoadingRegion title="Loading Preview">
        <Skeleton className="h-96" />
      </LoadingRegion>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere font-semibold text-sm">{data.subject}</p>
      <iframe
        className="h-[32rem] w-full rounded-md border border-line"
        sandbox=""
        srcDoc={data.html + NO_LINKS}
        title="Preview of the email"
      />
    </div>
  );
}
