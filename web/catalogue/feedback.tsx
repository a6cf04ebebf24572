import { FileText } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner, SpinnerScreen } from '#web/ui/feedback/spinner.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { NoMatch } from '#web/ui/lists/no-match.tsx';
import { Example, Group } from './example.tsx';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

/** What says how something went, or that there is nothing yet. */
export function FeedbackExamples() {
  return (
    <Group name="Feedback">
      <Example name="Notices" wide>
        {TONES.map((tone) => (
          <Notice className="w-full" key={tone} title={`A notice of tone ${tone}`} tone={tone}>
            It says what happened and{' '}
            <a className="underline" href="#feedback">
              what to do
            </a>
            .
          </Notice>
        ))}
      </Example>
      <Example name="Toasts">
        <Button onClick={() => toast.success('Invoice saved')} variant="secondary">
          Success
        </Button>
        <Button onClick={() => toast.info('No changes to save')} variant="secondary">
          Info
        </Button>
        <Button
          onClick={() => toast.error('Failed to send invoice', { description: 'The address does not exist.' })}
          variant="secondary"
        >
          Error
        </Button>
      </Example>
      <Example name="Spinner">
        <Spinner />
        <SpinnerScreen />
      </Example>
      <Example name="Progress">
        <ProgressBar label="Invoices loaded" max={5} value={3} />
      </Example>
      <Example name="Loading">
        <LoadingRegion className="flex w-full flex-col gap-3" hint="Please wait." showsText title="Loading Invoices">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-control rounded-md" />
        </LoadingRegion>
      </Example>
      <Example flush name="Error">
        <ErrorState onRetry={() => undefined} text="The server did not respond." title="Failed to load invoices" />
      </Example>
      <Example flush name="Nothing yet">
        <EmptyState
          action={<Button>Create Invoice</Button>}
          icon={FileText}
          text="Create your first invoice."
          title="No invoices yet"
        />
      </Example>
      <Example flush name="No match">
        <NoMatch onClear={() => undefined} text="Try another search." title="No invoices found" />
      </Example>
    </Group>
  );
}
