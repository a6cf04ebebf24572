import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Statement } from '#shared/statement/schema.ts';
import { StatementDocument } from '#shared/statement-document/statement-document.tsx';
import { PaperToScale } from '#web/parts/paper-to-scale.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The statement as in its PDF; the previous one stays while another loads. */
export function StatementPreview({ statement }: { statement: UseQueryResult<Statement> }) {
  const { isPlaceholderData } = statement;
  return (
    <Fetched failure={{ title: "We couldn't load the statement" }} query={statement} skeleton={LOADING}>
      {(shown) => (
        <section
          aria-busy={isPlaceholderData}
          aria-label="Preview"
          className={clsx(
            'overflow-clip rounded-md border border-line bg-white transition-opacity',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <PaperToScale size={shown.company.paperSize}>
            <StatementDocument statement={shown} />
          </PaperToScale>
        </section>
      )}
    </Fetched>
  );
}

const LOADING = (
  <LoadingRegion title="Loading Statement">
    <Skeleton className="h-[36rem]" />
  </LoadingRegion>
);
