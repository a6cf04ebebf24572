import { memo, type RefObject, useEffect, useRef } from 'react';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { runningHeadStyles } from '#shared/invoice-document/page-styles.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import type { SavedInvoice } from '#web/features/invoice-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/features/invoice-editor/model/form.ts';
import type { Pricing } from '#web/features/invoice-editor/model/form-pricing.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PaperToScale } from '#web/ui/paper-to-scale.tsx';
import './live-preview.css';
import { paymentLink } from '#web/app/paths.ts';
import { type Issuer, previewInvoice } from './preview-invoice.ts';

type LivePreviewProps = {
  form: InvoiceForm;
  pricing: Pricing;
  issuer: Issuer | undefined;
  hasFailed: boolean;
  retry: () => unknown;
  /** Null until the invoice is saved; it cannot be paid before. */
  saved: SavedInvoice | null;
};

/** The invoice as its recipient will see it. It may lag behind typing but never blocks it. */
export const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { form, pricing, issuer, hasFailed, retry, saved } = props;
  const paper = useRef<HTMLDivElement>(null);
  useLinksInNewTab(paper);
  return (
    <div ref={paper}>
      {issuer ? (
        <Paper invoice={previewInvoice(form, { issuer, pricing, saved })} payUrl={saved ? paymentLink(saved.id) : ''} />
      ) : (
        <div className="min-h-[40rem] p-6 sm:p-10">
          {hasFailed ? (
            <ErrorState
              onRetry={retry}
              text="Your company or payment settings could not be loaded. You can keep writing."
              title="The preview is not available"
            />
          ) : (
            <PreviewSkeleton />
          )}
        </div>
      )}
    </div>
  );
});

/** The document, the only part of the screen that is printed. */
function Paper({ invoice, payUrl }: { invoice: PublicInvoice; payUrl: string }) {
  const dictionary = dictionaryFor(invoice);
  return (
    <PaperToScale size={invoice.company.paperSize}>
      <div className="printed-alone">
        <InvoiceDocument dictionary={dictionary} invoice={invoice} {...(payUrl && { payUrl })} />
        <style>{runningHeadStyles({ invoice, dictionary })}</style>
      </div>
    </PaperToScale>
  );
}

function PreviewSkeleton() {
  return (
    <div aria-busy="true">
      <div className="flex justify-between">
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-8 w-24" />
      </div>
      <Skeleton className="mt-12 h-4 w-40" />
      <Skeleton className="mt-2 h-4 w-56" />
      <p className="mt-12 text-muted" role="status">
        Loading data...
      </p>
      <Skeleton className="mt-4 h-24 w-full" />
    </div>
  );
}

/** Opens the preview's links in a new tab, so that the editor stays open. */
function useLinksInNewTab(paper: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = paper.current;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      open(link.href, '_blank', 'noopener');
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [paper]);
}
