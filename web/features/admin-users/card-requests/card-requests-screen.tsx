import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { AppError } from '#shared/errors.ts';
import type { ListedCardRequest } from '#shared/payment-settings/card-request.ts';
import { SecondFactorNeeded } from '#web/features/admin-users/second-factor-needed.tsx';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { cardRequestsQuery } from '#web/lib/queries/card-requests.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { EntryList, loadingEntries } from '#web/ui/lists/entry-list.tsx';
import { useIsWide } from '#web/ui/lists/use-is-wide.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { requestViews } from './request-views.tsx';
import { t } from './texts.en.ts';

const loadDeclineDialog = async () => (await import('./decline-dialog.tsx')).DeclineDialog;

/** The requests of businesses for card payments, for administrators: open ones first, longest waiting first. */
export default function CardRequestsScreen() {
  const { data: listed, error, refetch } = useQuery(cardRequestsQuery);
  const [declined, setDeclined] = useState<ListedCardRequest | null>(null);
  const { ref, isWide } = useIsWide(840);
  const views = requestViews({ onDecline: setDeclined });
  if (error instanceof AppError && error.reason === 'SECOND_FACTOR_REQUIRED') {
    return <SecondFactorNeeded title={t.title} />;
  }
  return (
    <>
      <ScreenHeader description={t.description} title={t.title} />
      <Card flush>
        <section aria-label={t.list} className="@container" ref={ref}>
          {listed?.data.length === 0 && <EmptyState icon={CreditCard} text={t.noneHint} title={t.none} />}
          {listed && listed.data.length > 0 && <EntryList {...views} entries={listed.data} isWide={isWide} />}
          {!listed && error && (
            <ErrorState
              onRetry={() => refetch()}
              text={friendlyMessages(error).join(' ') || t.notLoadedHint}
              title={t.notLoaded}
            />
          )}
          {!listed && !error && (
            <LoadingRegion title={t.loading}>
              <div aria-hidden="true" inert>
                <EntryList {...views} entries={loadingEntries(5)} isWide={isWide} />
              </div>
            </LoadingRegion>
          )}
        </section>
      </Card>
      <LazyDialog
        load={loadDeclineDialog}
        look={declined && { title: t.declineTitle, fields: 1 }}
        onClose={() => setDeclined(null)}
      >
        {(DeclineDialog) => declined && <DeclineDialog onClose={() => setDeclined(null)} request={declined} />}
      </LazyDialog>
    </>
  );
}
