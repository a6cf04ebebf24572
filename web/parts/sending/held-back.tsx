import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { readinessQuery } from '#web/lib/queries/readiness.ts';
import { AwaitedFiles } from '#web/parts/attachments/awaited-files.tsx';
import { FindingsNotice } from '#web/parts/findings/findings-notice.tsx';

/** Why sending an invoice is held: files that it lacks, which can be copied again here, and the server's findings. */
export function HeldBack(notice: ComponentProps<typeof FindingsNotice>) {
  const { invoiceId } = notice;
  const { data: invoice } = useQuery({ ...invoiceQuery(invoiceId), enabled: false });
  const { data: readiness } = useQuery({ ...readinessQuery(invoiceId), enabled: false });
  const isAwaiting = invoice?.awaitedFiles !== undefined;
  return (
    <div>
      {isAwaiting && <AwaitedFiles invoiceId={invoiceId} />}
      {(!isAwaiting || (readiness?.findings.length ?? 0) > 0) && <FindingsNotice {...notice} />}
    </div>
  );
}
