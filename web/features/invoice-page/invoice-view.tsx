import { useQuery } from '@tanstack/react-query';
import { Download, Pencil, ReceiptText } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { filledCustomFields } from '#shared/document/custom-fields.ts';
import { maskedInvoice } from '#shared/invoice/masked-invoice.ts';
import type { Invoice, InvoiceListItem } from '#shared/invoice/schema.ts';
import { useJustSent } from '#web/lib/browser/just-sent.ts';
import { wayBackIn } from '#web/lib/browser/way-back.ts';
import { paths, paymentLink } from '#web/lib/paths.ts';
import { publicInvoiceQuery } from '#web/lib/queries/invoices.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { FilesCard } from '#web/parts/attachments/files-card.tsx';
import { EditLink } from '#web/parts/invoices/edit-link.tsx';
import { InvoiceNotices } from '#web/parts/invoices/invoice-notices.tsx';
import { InvoicePaper, InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { isDraft } from '#web/parts/invoices/offers.ts';
import { RowMenu } from '#web/parts/invoices/row-menu.tsx';
import { StatusBadge } from '#web/parts/invoices/status-badge.tsx';
import { type Act, lookOf, useInvoiceActions } from '#web/parts/invoices/use-invoice-actions.ts';
import { claimText } from '#web/parts/payments/ledger-texts.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { ChargeCard } from './charge-card.tsx';
import { HeldCard } from './deposit/held-card.tsx';
import { DocumentFrame } from './document-frame.tsx';
import { OwedCard } from './owed-card.tsx';
import { PageLayout } from './page-layout.tsx';
import { SentNotice } from './sent-notice.tsx';
import { t } from './texts.en.ts';
import { TimelineCard } from './timeline-card.tsx';

const loadInvoiceDialogs = async () => (await import('#web/parts/invoices/invoice-dialogs.tsx')).InvoiceDialogs;

/** An invoice with its actions; `?show=payments` opens its payments. */
export function InvoiceView({ invoice }: { invoice: Invoice }) {
  const [search] = useSearchParams();
  const asked = search.get('show') === 'payments' ? ({ kind: 'payments', invoice } as const) : null;
  const { act, dialog, closeDialog } = useInvoiceActions(asked);
  const [isJustSent, setIsJustSent] = useJustSent();
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const wayBack = wayBackIn(useLocation().state);
  const back = wayBack ?? paths.invoices;
  const listed = toListed(invoice);
  return (
    <>
      <BackLink state={wayBack?.state} to={back}>
        {backText(wayBack?.pathname)}
      </BackLink>
      <ScreenHeader
        actions={
          <>
            {mayChange ? (
              <EditLink className={buttonStyle({ variant: 'secondary' })} invoice={invoice}>
                {/* Without it, « Modifier » fits beside the number on phones. */}
                <Pencil aria-hidden="true" className="max-sm:hidden" />
                {t.edit}
              </EditLink>
            ) : (
              <ReadActions act={act} invoice={listed} />
            )}
            <RowMenu act={act} invoice={listed} />
          </>
        }
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {invoice.isDeposit && <span>{t.depositRequest}</span>}
            <StatusBadge {...invoice} />
          </span>
        }
        title={invoice.invoiceNumber}
      />
      {isJustSent && <SentNotice invoice={invoice} />}
      <InvoiceNotices invoice={invoice} />
      {invoice.claim && (
        <Notice className="mb-6 wrap-anywhere" title={t.claimed} tone="warning">
          {claimText(invoice.claim, invoice.currency)}
        </Notice>
      )}
      <PageLayout
        document={<InvoicePaperCard id={invoice.id} />}
        side={
          <>
            <OwedCard act={act} invoice={listed} />
            {invoice.charge && !invoice.pendingDebit && (
              <ChargeCard charge={invoice.charge} invoice={invoice} onResend={() => act('send', invoice)} />
            )}
            <HeldCard act={act} invoice={invoice} />
            <FilesCard
              files={invoice.attachments}
              isAwaiting={invoice.awaitedFiles !== undefined}
              of={{ kind: 'invoice', id: invoice.id }}
            />
            <InternalNotes {...invoice} />
            <TimelineCard id={invoice.id} isDeposit={invoice.isDeposit} onRemind={() => act('remind', invoice)} />
          </>
        }
      />
      <LazyDialog load={loadInvoiceDialogs} look={lookOf(dialog)} onClose={closeDialog}>
        {(InvoiceDialogs) =>
          dialog && (
            <InvoiceDialogs
              act={act}
              dialog={dialog}
              onClose={closeDialog}
              onDeleted={() => navigate(back, { state: wayBack?.state })}
              onSent={() => setIsJustSent(true)}
            />
          )
        }
      </LazyDialog>
    </>
  );
}

/** What an accountant can do: see its payments, and keep its PDF. */
function ReadActions({ invoice, act }: { invoice: InvoiceListItem; act: Act }) {
  return (
    <>
      {!isDraft(invoice) && (
        <Button onClick={() => act('payments', invoice)} variant="secondary">
          <ReceiptText aria-hidden="true" className="max-sm:hidden" />
          {t.showPayments}
        </Button>
      )}
      <Button onClick={() => act('download', invoice)} variant="secondary">
        <Download aria-hidden="true" className="max-sm:hidden" />
        {t.downloadPdf}
      </Button>
    </>
  );
}

/** The invoice with what its list says of claims and debits. */
function toListed(invoice: Invoice): Invoice & Pick<InvoiceListItem, 'isClaimed' | 'isDebited'> {
  return { ...invoice, isClaimed: invoice.claim !== undefined, isDebited: invoice.pendingDebit !== undefined };
}

function backText(pathname = ''): string {
  if (pathname.startsWith(`${paths.customers}/`)) return t.backToCustomer;
  return pathname.startsWith(`${paths.recurring}/`) ? t.backToSeries : t.backToInvoices;
}

/** What the business noted for itself, and its own fields that are not printed. */
function InternalNotes({ internalNotes, customFields = [] }: Pick<Invoice, 'internalNotes' | 'customFields'>) {
  const unprinted = filledCustomFields(customFields).filter(({ isPrinted }) => !isPrinted);
  if (!internalNotes && unprinted.length === 0) return null;
  return (
    <Card title={t.internalNotes}>
      <div className="grid gap-3 wrap-anywhere">
        {internalNotes && (
          <p className="whitespace-pre-line" dir="auto">
            {internalNotes}
          </p>
        )}
        {unprinted.length > 0 && (
          <dl className="grid gap-1.5 text-sm">
            {unprinted.map(({ label, value }) => (
              <div className="flex flex-wrap justify-between gap-x-4" key={label}>
                <dt className="text-muted">{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Card>
  );
}

/** The document as its recipient sees it; for an accountant, with bank numbers masked, and without a link to pay. */
function InvoicePaperCard({ id }: { id: string }) {
  const document = useQuery(publicInvoiceQuery(id));
  const mayChange = useMayChange();
  return (
    <DocumentFrame>
      <Fetched failure={{ title: t.documentFailed }} query={document} skeleton={LOADING}>
        {(invoice) => (
          <InvoicePaper
            invoice={mayChange ? invoice : maskedInvoice(invoice)}
            payUrl={mayChange ? paymentLink(id) : ''}
          />
        )}
      </Fetched>
    </DocumentFrame>
  );
}

const LOADING = (
  <div className="min-h-[40rem] p-6 sm:p-10">
    <InvoicePaperSkeleton />
  </div>
);
