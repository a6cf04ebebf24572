import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Series } from '#shared/series/schema.ts';
import { wayBackIn } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { SeriesRowMenu } from '#web/parts/series/actions/row-menu.tsx';
import { SeriesBadge } from '#web/parts/series/actions/series-badge.tsx';
import { seriesLook, useSeriesActions } from '#web/parts/series/actions/use-series-actions.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { ComingCard } from './coming-card.tsx';
import { ContentCard } from './content-card.tsx';
import { HeldNotice } from './held-notice.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { MissedNotice } from './missed-notice.tsx';
import { NotChargedNotice } from './not-charged-notice.tsx';
import { PageLayout } from './page-layout.tsx';
import { StateCard } from './state-card.tsx';
import { t } from './texts.en.ts';

const loadSeriesDialogs = async () => (await import('#web/parts/series/actions/series-dialogs.tsx')).SeriesDialogs;
const loadScheduleDialog = async () => (await import('#web/parts/series/schedule-dialog.tsx')).ScheduleDialog;

/** A series with what needs attention, its state, its next invoices and those that it made. */
export function SeriesView({ series }: { series: Series }) {
  const { act, dialog, closeDialog } = useSeriesActions();
  const [isScheduling, setIsScheduling] = useState(false);
  const navigate = useNavigate();
  const mayChange = useMayChange();
  const wayBack = wayBackIn(useLocation().state);
  const back = wayBack ?? paths.recurring;
  const onSchedule = () => setIsScheduling(true);
  const closeSchedule = () => setIsScheduling(false);
  return (
    <>
      <BackLink state={wayBack?.state} to={back}>
        {t.back}
      </BackLink>
      <ScreenHeader
        actions={
          <>
            {mayChange && (
              <Link className={buttonStyle({ variant: 'secondary' })} to={paths.editSeries(series.id)}>
                <Pencil aria-hidden="true" className="max-sm:hidden" />
                {t.edit}
              </Link>
            )}
            <SeriesRowMenu act={act} onSchedule={onSchedule} series={series} />
          </>
        }
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>{t.series}</span>
            <SeriesBadge {...series} />
          </span>
        }
        title={series.billingName}
      />
      <HeldNotice series={series} />
      <NotChargedNotice series={series} />
      <MissedNotice series={series} />
      <PageLayout side={<StateCard {...{ series, act, onSchedule }} />}>
        <ComingCard series={series} />
        <ContentCard series={series} />
        <InvoicesCard id={series.id} />
      </PageLayout>
      <LazyDialog load={loadSeriesDialogs} look={seriesLook(dialog)} onClose={closeDialog}>
        {(SeriesDialogs) =>
          dialog && (
            <SeriesDialogs
              dialog={dialog}
              onClose={closeDialog}
              onDeleted={() => navigate(back, { state: wayBack?.state })}
            />
          )
        }
      </LazyDialog>
      <LazyDialog
        load={loadScheduleDialog}
        look={isScheduling ? { title: series.schedule ? t.changeSchedule : t.setSchedule, fields: 6 } : null}
        onClose={closeSchedule}
      >
        {(ScheduleDialog) => isScheduling && <ScheduleDialog onClose={closeSchedule} series={series} />}
      </LazyDialog>
    </>
  );
}
