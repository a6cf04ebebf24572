import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Statement } from '#shared/statement/schema.ts';
import { StatementDocument } from '#shared/statement-document/statement-document.tsx';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { PaperToScale } from '#web/parts/paper-to-scale.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The statement as in its PDF; the previous one stays while another loads. */
export function StatementPreview({ statement }: { statement: UseQueryResult<Statement> }) {
  const { data, error, isPlaceholderData, refetch } = statement;
  if (!data && error) {
    return (
      <ErrorState
        onRetry={() => refetch()}
        text={friendlyMessages(error).join(' ')}
        title="We couldn't load the statement"
      />
    );
  }
  if (!data) {
    return (
      <LoadingRegion title="Loading Statement">
        <Skeleton className="h-[36rem]" />
      </LoadingRegion>
    );
  }
  return (
    <section
      aria-busy={isPlaceholderData}
      aria-label="Preview"
      className={clsx(
        'overflow-clip rounded-md border border-line bg-white transition-opacity',
        isPlaceholderData && 'opacity-60',
      )}
    >
      <PaperToScale size={data.company.paperSize}>
        <StatementDocument statement={data} />
      </PaperToScale>
    </section>
  );
}
