import { useQuery } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { seriesQuery } from '#web/lib/queries/series.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { PageLayout } from './page-layout.tsx';
import { SeriesView } from './series-view.tsx';
import { t } from './texts.en.ts';

const GONE = {
  icon: FileX2,
  title: t.notFound,
  text: t.maybeDeleted,
  back: { to: paths.recurring, label: t.back },
};

/** A series: its state, its next invoices, what it bills and the invoices that it made. */
export default function SeriesPageScreen() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      failed={t.loadFailed}
      gone={GONE}
      query={useQuery(seriesQuery(id))}
      skeleton={<PageSkeleton />}
      title={t.series}
    >
      {(series) => <SeriesView key={id} series={series} />}
    </RecordScreen>
  );
}

function PageSkeleton() {
  return (
    <LoadingRegion showsText title={t.loading}>
      <ScreenHeader title={t.series} />
      <PageLayout
        side={
          <Card>
            <Skeleton className="h-8 w-40" />
            <Skeleton className="mt-2 h-5 w-48" />
            <Skeleton className="mt-6 h-24" />
          </Card>
        }
      >
        <Card title={t.coming}>
          <Skeleton className="h-48" />
        </Card>
        <Card title={t.content}>
          <Skeleton className="h-24" />
        </Card>
      </PageLayout>
    </LoadingRegion>
  );
}
