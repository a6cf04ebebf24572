import { useQuery } from '@tanstack/react-query';
import { FileX2 } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { estimateQuery } from '#web/lib/queries/estimates.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EstimateView, PageLayout } from './estimate-view.tsx';
import { t } from './texts.en.ts';

const GONE = {
  icon: FileX2,
  title: t.notFound,
  text: t.maybeDeleted,
  back: { to: paths.estimates, label: t.back },
};

/** An estimate's paper, next step and timeline. */
export default function EstimatePageScreen() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      failed={t.loadFailed}
      gone={GONE}
      query={useQuery(estimateQuery(id))}
      skeleton={<PageSkeleton />}
      title={t.estimate}
    >
      {(estimate) => <EstimateView estimate={estimate} key={id} />}
    </RecordScreen>
  );
}

function PageSkeleton() {
  return (
    <LoadingRegion showsText title={t.loading}>
      <ScreenHeader title={t.estimate} />
      <PageLayout
        document={<Skeleton className="h-[40rem]" />}
        side={
          <>
            <Card>
              <Skeleton className="h-8 w-40" />
              <Skeleton className="mt-2 h-5 w-48" />
            </Card>
            <Card title={t.timeline}>
              <Skeleton className="h-10 w-48" />
            </Card>
          </>
        }
      />
    </LoadingRegion>
  );
}
