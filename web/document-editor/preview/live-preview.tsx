import { memo } from 'react';
import { useDocumentKind } from '#web/document-editor/kind.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import type { Pricing } from '#web/document-editor/model/form-pricing.ts';
import { t } from '#web/document-editor/texts.en.ts';
import { InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { type Issuer, type PreviewedDocument, previewInvoice } from './preview-invoice.ts';

/** What the preview shows. */
export type LivePreviewProps = {
  form: InvoiceForm;
  pricing: Pricing;
  issuer: Issuer | undefined;
  hasFailed: boolean;
  retry: () => unknown;
  /** Null until the document is saved. */
  saved: PreviewedDocument | null;
};

/** The document as its recipient will see it. It may lag behind typing but never blocks it. */
export const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { form, pricing, issuer, hasFailed, retry, saved } = props;
  const { Paper } = useDocumentKind();
  if (issuer) {
    return <Paper content={previewInvoice(form, { issuer, pricing, saved })} />;
  }
  return (
    <div className="min-h-[40rem] p-6 sm:p-10">
      {hasFailed ? <ErrorState onRetry={retry} text={t.noPreviewHint} title={t.noPreview} /> : <InvoicePaperSkeleton />}
    </div>
  );
});
