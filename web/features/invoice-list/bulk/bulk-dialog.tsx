import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Received, runOne } from './bulk-calls.ts';
import { BulkRows } from './bulk-rows.tsx';
import type { BulkJob } from './jobs.ts';
import { ReceivedFields } from './received-fields.tsx';
import { t } from './texts.en.ts';
import { useBulkRun } from './use-bulk-run.ts';

type BulkDialogProps = {
  job: BulkJob;
  /** Called with the ids of the invoices that are done. */
  onClose: (done: readonly string[]) => void;
};

/** Asks before an action on several invoices, runs it one by one, and says of each how it went. */
export function BulkDialog({ job, onClose }: BulkDialogProps) {
  const { emailVerified } = useUser();
  const needsEmail = job.action === 'send' || job.action === 'remind';
  if (needsEmail && !emailVerified) {
    return <ConfirmEmailDialog onClose={() => onClose([])} text={t.thenSend} title={job.title} />;
  }
  return <RunDialog job={job} onClose={onClose} />;
}

function RunDialog({ job, onClose }: BulkDialogProps) {
  const { action, invoices, title, total } = job;
  const count = invoices.length;
  const { received, setReceived, paymentIdOf } = useReceived();
  const client = useQueryClient();
  const { results, done, hasStarted, run, isRunning, stop } = useBulkRun(invoices, {
    runOne: runOne(action, { client, received, paymentIdOf }),
    onAllDone: () => {
      toast.success(t.done[action]({ count }));
      onClose(invoices.map(({ id }) => id));
    },
  });
  const close = () => onClose(done);
  return (
    <Dialog
      description={t.applies[action]({ count, total })}
      dismissible={!isRunning}
      footer={
        <>
          {isRunning ? (
            <Button onClick={stop} variant="secondary">
              {t.stop}
            </Button>
          ) : (
            <Button onClick={close} variant="secondary">
              {hasStarted ? t.close : t.cancel}
            </Button>
          )}
          <Button
            busy={isRunning}
            busyLabel={t.busy[action]}
            onClick={() => void run()}
            variant={action === 'delete' ? 'danger' : 'primary'}
          >
            {hasStarted ? t.retry({ count: count - done.length }) : t.confirm[action]({ count })}
          </Button>
        </>
      }
      onOpenChange={close}
      open
      title={title}
    >
      <div className="grid gap-4">
        {action === 'record' && !hasStarted && <ReceivedFields onChange={setReceived} value={received} />}
        {hasStarted && (
          <div>
            <ProgressBar label={title} max={count} value={done.length} />
            <p className="mt-2 text-muted tabular-nums" role="status">
              {t.progress({ done: done.length, count })}
            </p>
          </div>
        )}
        <BulkRows invoices={invoices} results={results} />
      </div>
    </Dialog>
  );
}

/** How the payments were received, and an id for each: a retry after a lost response records nothing twice. */
function useReceived() {
  const today = useBusinessDay();
  const { emailVerified } = useUser();
  const [received, setReceived] = useState<Received>(() => ({
    method: 'e-transfer',
    paidOn: today(),
    sendReceipt: emailVerified,
  }));
  const [ids] = useState(() => new Map<string, string>());
  const paymentIdOf = (invoiceId: string) => {
    const id = ids.get(invoiceId) ?? crypto.randomUUID();
    ids.set(invoiceId, id);
    return id;
  };
  return { received, setReceived, paymentIdOf };
}
