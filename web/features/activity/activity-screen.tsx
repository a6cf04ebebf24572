import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { activityQuery, downloadActivity } from '#web/lib/queries/activity.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { ExportButton, WithFileFormat } from '#web/ui/lists/export-button.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import {
  type ActivityAddress,
  readActivityAddress,
  toActivityFilter,
  writeActivityAddress,
} from './activity-address.ts';
import { ActivityList } from './activity-list.tsx';
import { ActivityToolbar } from './activity-toolbar.tsx';
import { t } from './texts.en.ts';

/** The business's activity log, for its owner. */
export default function ActivityScreen() {
  const today = useBusinessDay();
  const [params, setParams] = useSearchParams();
  const address = readActivityAddress(params);
  const show = (change: Partial<ActivityAddress>, options?: { replace?: boolean }) =>
    setParams(writeActivityAddress({ ...address, ...change }), options);
  const filter = toActivityFilter(address);
  const list = useInfiniteQuery(activityQuery(filter));
  const exportAll = () =>
    downloadActivity(filter, today())
      .then((isSaved) => isSaved || toast.error(t.noExport))
      .catch((error: unknown) => showRefusal(error, t.exportFailed));
  return (
    <>
      <ScreenHeader
        actions={
          <WithFileFormat isOnlyCsv>
            <ExportButton onExport={exportAll} />
          </WithFileFormat>
        }
        description={t.description}
        title={t.activity}
      />
      <Card flush>
        <ActivityToolbar address={address} show={show} />
        <section aria-label={t.list}>
          <ActivityList address={address} list={list} show={show} />
        </section>
      </Card>
    </>
  );
}
