import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, Link2, Pencil, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Estimate } from '#shared/estimate/schema.ts';
import { useJustSent } from '#web/lib/browser/just-sent.ts';
import { wayBackIn } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { shownEstimateQuery } from '#web/lib/queries/estimates.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { EstimateBadge } from '#web/parts/estimates/estimate-badge.tsx';
import { EstimatePaper } from '#web/parts/estimates/estimate-paper.tsx';
import { EstimateRowMenu } from '#web/parts/estimates/row-menu.tsx';
import { type ActOnEstimate, estimateLook, useEstimateActions } from '#web/parts/estimates/use-estimate-actions.ts';
import { InvoicePaperSkeleton } from '#web/parts/invoices/invoice-paper.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { isEditNext, StateCard } from './state-card.tsx';
import { t } from './texts.en.ts';
import { TimelineCard } from './timeline-card.tsx';

const loadEstimateDialogs = async () => (await import('#web/parts/estimates/estimate-dialogs.tsx')).EstimateDialogs;

/** An estimate with its next step, its timeline and its paper. */
export function EstimateView({ estimate }: { estimate: Estimate }) {
  const { act, dialog, closeDialog } = useEstimateActions();
  const [isJustSent, setIsJustSent] = useJustSent();
  const navigate = useNavigate();
  const wayBack = wayBackIn(useLocation().state);
  const back = wayBack ?? paths.estimates;
  const { id, invoiceNumber, status, sentVersion: version, isRevised } = estimate;
  const mayChange = useMayChange();
  const isEditBelow = isEditNext(estimate, useBusinessDay()());
  return (
    <>
      <BackLink state={wayBack?.state} to={back}>
        {t.back}
      </BackLink>
      <ScreenHeader
        actions={
          <>
            {mayChange && status !== 'ACCEPTED' && !isEditBelow && (
              <Link className={buttonStyle({ variant: 'secondary' })} to={paths.editEstimate(id)}>
                <Pencil aria-hidden="true" className="max-sm:hidden" />
                {t.edit}
              </Link>
            )}
            {!mayChange && (
              <Button busyLabel={t.downloading} onClick={() => act('download', estimate)} variant="secondary">
                <Download aria-hidden="true" />
                {t.downloadPdf}
              </Button>
            )}
            <EstimateRowMenu act={act} estimate={estimate} isOnPage />
          </>
        }
        description={<EstimateBadge {...estimate} />}
        title={invoiceNumber}
      />
      {isJustSent && <SentNotice {...{ estimate, act }} />}
      {isRevised && version !== undefined && (
        <Notice className="mb-6" tone="info">
          {t.revised({ version })}
        </Notice>
      )}
      <PageLayout
        document={<PaperCard estimate={estimate} />}
        side={
          <>
            <StateCard {...{ estimate, act }} />
            <TimelineCard {...estimate} />
          </>
        }
      />
      <LazyDialog load={loadEstimateDialogs} look={estimateLook(dialog)} onClose={closeDialog}>
        {(EstimateDialogs) =>
          dialog && (
            <EstimateDialogs
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

/** Confirms that it was just sent, with what people do next. */
function SentNotice({ estimate, act }: { estimate: Estimate; act: ActOnEstimate }) {
  const style = buttonStyle({ size: 'sm', variant: 'secondary' });
  return (
    <Notice
      className="mb-6"
      title={<span className="wrap-anywhere text-base">{t.sentTo({ name: estimate.billingName })}</span>}
      tone="success"
    >
      <div className="mt-3 flex flex-wrap gap-2">
        {estimate.link && (
          <a className={style} href={paths.publicEstimate(estimate.link)} rel="noopener" target="_blank">
            <ExternalLink aria-hidden="true" />
            {t.viewEstimate}
          </a>
        )}
        <Button onClick={() => act('copy', estimate)} size="sm" variant="secondary">
          <Link2 aria-hidden="true" />
          {t.copyLink}
        </Button>
        <Link className={style} to={paths.createEstimate}>
          <Plus aria-hidden="true" />
          {t.newEstimate}
        </Link>
      </div>
    </Notice>
  );
}

/** The paper with the side column beside it, or above it on narrow screens; phones have room for the action bar. */
export function PageLayout({ side, document }: { side: ReactNode; document: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 max-md:pb-32 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:order-2">{side}</div>
      <section
        aria-label={t.document}
        className="min-w-0 overflow-clip rounded-lg border border-line bg-surface shadow-sm has-[.printed-alone]:bg-white"
      >
        {document}
      </section>
    </div>
  );
}

/** The version that the customer sees, or what they would see if it were sent now. */
function PaperCard({ estimate }: { estimate: Estimate }) {
  return (
    <Fetched
      failure={{ title: t.documentFailed }}
      query={useQuery(shownEstimateQuery(estimate))}
      skeleton={
        <div className="min-h-[40rem] p-6 sm:p-10">
          <InvoicePaperSkeleton />
        </div>
      }
    >
      {(shown) => <EstimatePaper estimate={shown} />}
    </Fetched>
  );
}
