import { type RefObject, useEffect, useRef } from 'react';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { InvoiceDocument } from '#shared/invoice-document/invoice-document.tsx';
import { invoiceTitle } from '#shared/invoice-document/invoice-part.ts';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { titleOnPages } from '#shared/paper/page-styles.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import { PaperToScale } from '#web/parts/paper-to-scale.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import './invoice-paper.css';
import { t } from './texts.en.tsx';

type InvoicePaperProps = {
  invoice: PublicInvoice;
  /** Empty if it cannot be paid yet. */
  payUrl: string;
  /** Whether it is paper even in a narrow column. */
  always?: boolean;
};

/** An invoice as its recipient sees it: the only part of the screen that is printed. Its links open new tabs. */
export function InvoicePaper({ invoice, payUrl, always = false }: InvoicePaperProps) {
  const element = useRef<HTMLDivElement>(null);
  useLinksInNewTab(element);
  const paper = paperSizeOf(invoice.company);
  const dictionary = dictionaryFor(invoice);
  return (
    <div lang={dictionary.locale} ref={element}>
      <PaperToScale always={always} size={paper}>
        <div className="printed-alone">
          <InvoiceDocument dictionary={dictionary} invoice={invoice} {...(payUrl && { payUrl })} />
          <style>{titleOnPages(invoiceTitle(invoice), { paper, dictionary })}</style>
        </div>
      </PaperToScale>
    </div>
  );
}

/** A loading InvoicePaper. */
export function InvoicePaperSkeleton() {
  return (
    <div aria-busy="true">
      <div className="flex justify-between">
        <Skeleton className="h-10 w-32" />
        <Skeleton className="h-8 w-24" />
      </div>
      <Skeleton className="mt-12 h-4 w-40" />
      <Skeleton className="mt-2 h-4 w-56" />
      <p className="mt-12 text-muted" role="status">
        {t.loadingData}
      </p>
      <Skeleton className="mt-4 h-24 w-full" />
    </div>
  );
}

/** Opens the document's links in a new tab, so that the screen stays open. */
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
