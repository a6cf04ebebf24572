import type { ReactNode } from 'react';
import { t } from '#web/document-editor/texts.en.ts';
import { InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

type LivePreviewProps = {
  /** The paper; absent until what it shows is loaded. */
  paper: ReactNode;
  hasFailed: boolean;
  retry: () => unknown;
};

/** The document as its recipient will see it. It may lag behind typing but never blocks it. */
export function LivePreview({ paper, hasFailed, retry }: LivePreviewProps) {
  if (paper) return paper;
  return (
    <div className="min-h-[40rem] p-6 sm:p-10">
      {hasFailed ? <ErrorState onRetry={retry} text={t.noPreviewHint} title={t.noPreview} /> : <InvoicePaperSkeleton />}
    </div>
  );
}
