import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Customer } from '#shared/customer/schema.ts';
import { statementTextsFor } from '#shared/locale/statement-texts-for.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import type { Statement, StatementRange } from '#shared/statement/schema.ts';
import { StatementDocument } from '#shared/statement-document/statement-document.tsx';
import { refusalText } from '#web/lib/errors/friendly-messages.ts';
import { downloadStatement, statementQuery, useSendStatement } from '#web/lib/queries/customers.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange, useUser } from '#web/lib/session/session.ts';
import { ConfirmEmailDialog } from '#web/parts/account/confirm-email-dialog.tsx';
import { PaperToScale } from '#web/parts/paper-to-scale.tsx';
import { Button } from '#web/ui/button.tsx';
import { isDone, showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PeriodFields } from './period-fields.tsx';
import { daysOfPeriod } from './statement-days.ts';
import { t } from './texts.en.ts';

/** Previews a customer's statement for a range of days, downloads its PDF, or emails it, which accountants may not. */
export function StatementDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const today = useBusinessDay()();
  const mayChange = useMayChange();
  const [days, setDays] = useState<StatementRange>(() => daysOfPeriod('year', today));
  const isValid = days.from !== '' && days.from <= days.to;
  const statement = useQuery({ ...statementQuery(customer.id, days), enabled: isValid });
  const { isConfirming, isBusy, refusal, send } = useSending(customer, onClose);
  if (isConfirming) {
    return <ConfirmEmailDialog onClose={onClose} text={t.thenSend} title={t.statement} />;
  }
  const shown = isValid ? statement.data : undefined;
  const isReady = shown !== undefined && !statement.isPlaceholderData;
  return (
    <Dialog
      description={mayChange && <Recipient customer={customer} statement={statement.data} />}
      dismissible={!isBusy}
      footer={
        <>
          <Button
            busyLabel={t.preparing}
            disabled={!isReady}
            onClick={() => shown && download(customer.id, days, shown)}
            variant="secondary"
          >
            <Download aria-hidden="true" />
            {t.download}
          </Button>
          {mayChange && (
            <Button busy={isBusy} busyLabel={t.sending} disabled={!isReady} onClick={() => send(days)}>
              {t.send}
            </Button>
          )}
        </>
      }
      onOpenChange={onClose}
      open
      size="lg"
      title={t.statement}
    >
      <div className="grid grid-cols-1 gap-5">
        <PeriodFields days={days} isValid={isValid} onChange={setDays} today={today} />
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {isValid && <StatementPreview statement={statement} />}
      </div>
    </Dialog>
  );
}

function Recipient({ customer, statement }: { customer: Customer; statement: Statement | undefined }) {
  const text = statement ? t.emailedIn[statement.language] : t.emailedTo;
  return <span className="wrap-anywhere">{text(customer)}</span>;
}

function download(id: string, days: StatementRange, { language }: Statement): Promise<boolean> {
  const name = statementTextsFor(language).pdfName(days);
  return isDone(downloadStatement(id, days, name), t.notDownloaded);
}

/** Sends the statement; a refusal stays on screen. Users with an unconfirmed email are asked to confirm it first. */
function useSending({ id }: Customer, onSent: () => void) {
  const { emailVerified } = useUser();
  const mail = useSendStatement(id);
  const [isConfirming, setIsConfirming] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (days: StatementRange) => {
    if (!emailVerified) return setIsConfirming(true);
    setRefusal(undefined);
    try {
      const { to } = await mail.mutateAsync(days);
      onSent();
      toast.success(t.sentTo({ email: to }));
    } catch (error) {
      // A toast would disappear too soon.
      setRefusal(refusalText(error));
      showFailure(error, t.notSent);
    }
  };
  return { isConfirming: isConfirming && !emailVerified, isBusy: mail.isPending, refusal, send };
}

/** The statement as in its PDF; the previous one stays while another loads. */
function StatementPreview({ statement }: { statement: UseQueryResult<Statement> }) {
  const { isPlaceholderData } = statement;
  return (
    <Fetched failure={{ title: t.notLoaded }} query={statement} skeleton={LOADING}>
      {(shown) => (
        <section
          aria-busy={isPlaceholderData}
          aria-label={t.preview}
          className={clsx(
            'overflow-clip rounded-md border border-line bg-white transition-opacity',
            isPlaceholderData && 'opacity-60',
          )}
        >
          <PaperToScale size={paperSizeOf(shown.company)}>
            <StatementDocument statement={shown} />
          </PaperToScale>
        </section>
      )}
    </Fetched>
  );
}

const LOADING = (
  <LoadingRegion title={t.loading}>
    <Skeleton className="h-[36rem]" />
  </LoadingRegion>
);
