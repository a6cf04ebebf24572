import { useQuery } from '@tanstack/react-query';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import { emailPreviewQuery } from '#web/lib/queries/invoice-emails.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Disables the links, since this is only a preview. */
const NO_LINKS = '<style>a { pointer-events: none }</style>';

/** An invoice's email as its recipient will see it. */
export function EmailPreview({ id, texts }: { id: string; texts: InvoiceEmailTexts }) {
  const preview = useQuery(emailPreviewQuery(id, texts));
  return (
    <Fetched failure={{ title: "We couldn't load the preview" }} query={preview} skeleton={LOADING}>
      {({ subject, html }) => (
        <div className="grid gap-3">
          <p className="wrap-anywhere font-semibold text-sm">{subject}</p>
          <iframe
            className="h-[32rem] w-full rounded-md border border-line"
            sandbox=""
            srcDoc={html + NO_LINKS}
            title="Preview of the email"
          />
        </div>
      )}
    </Fetched>
  );
}

const LOADING = (
  <LoadingRegion title="Loading Preview">
    <Skeleton className="h-96" />
  </LoadingRegion>
);
