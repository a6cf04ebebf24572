import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { netOfReturn } from '#shared/reports/claims.ts';
import type { Filing } from '#shared/reports/filing.ts';
import type { ReportRange, TaxReturn } from '#shared/reports/schema.ts';
import { useReportAddress } from '#web/features/reports/report-address.ts';
import { accountName } from '#web/features/reports/taxes/words.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { filingChangesQuery } from '#web/lib/queries/reports.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { rangeText } from '#web/ui/forms/day-range.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { changesId } from './changes-id.ts';
import type { filingsWithin } from './filings.ts';
import { t } from './texts.en.ts';

const loadDialogs = () => import('./filing-dialogs.tsx');

type FiledPartProps = {
  range: ReportRange;
  figures: TaxReturn;
  filed: ReturnType<typeof filingsWithin>;
  /** What was typed as the tax on purchases; undefined while that is no amount. */
  claimedCents: number | undefined;
};

/**
 * Whether a return is filed, what changed since, and the button that marks it as filed once its period is over and its
 * figures are complete.
 */
export function FiledPart({ range, figures, filed: { filing, parts }, claimedCents }: FiledPartProps) {
  const [asked, setAsked] = useState<'file' | 'remove' | null>(null);
  const today = useBusinessDay()();
  const mayChange = useMayChange();
  const isIncomplete = (figures.quick?.missing.length ?? 0) > 0;
  const close = () => setAsked(null);
  const title = (asked === 'remove' ? t.askRemove : t.askFile)({ account: accountName(figures.account) });
  return (
    <>
      {filing && <Filed filing={filing} onRemove={mayChange ? () => setAsked('remove') : undefined} />}
      {!filing && parts.length > 0 && <PartlyFiled filings={parts} />}
      {!filing && parts.length === 0 && mayChange && range.to < today && (
        <div className="mx-5 mb-5 flex sm:mx-6 print:hidden">
          <Button
            disabled={claimedCents === undefined || isIncomplete}
            onClick={() => setAsked('file')}
            size="sm"
            variant="secondary"
          >
            <CircleCheck aria-hidden="true" />
            {t.file}
          </Button>
        </div>
      )}
      <LazyDialog load={loadDialogs} look={asked ? { title, fields: 0, size: 'sm' } : null} onClose={close}>
        {({ FileDialog, RemoveDialog }) =>
          asked === 'file' ? (
            <FileDialog claimedCents={claimedCents} figures={figures} onClose={close} range={range} title={title} />
          ) : (
            filing && <RemoveDialog filing={filing} onClose={close} title={title} />
          )
        }
      </LazyDialog>
    </>
  );
}

function Filed({ filing, onRemove }: { filing: Filing; onRemove: (() => void) | undefined }) {
  const dayOf = useBusinessDay();
  const { account, lines, claimedCents, filedAt, by } = filing;
  const amount = dictionary.money(netOfReturn({ account, lines }, claimedCents), 'CAD');
  return (
    <div className="mx-5 mb-5 flex flex-col gap-2 sm:mx-6">
      <Notice
        title={
          <span className="wrap-anywhere">{t.filed({ day: dictionary.longDay(dayOf(new Date(filedAt))), by })}</span>
        }
        tone="success"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink">
          <p>{t.netAsFiled({ amount })}</p>
          {onRemove && (
            <button className={`${ACTION} print:hidden`} onClick={onRemove} type="button">
              {t.remove}
            </button>
          )}
        </div>
      </Notice>
      <Changed filing={filing} />
    </div>
  );
}

/** What changed since a return was filed; nothing while that is not known. */
function Changed({ filing }: { filing: Filing }) {
  const { data, isError, refetch } = useQuery(filingChangesQuery(filing.id));
  const [, change] = useReportAddress();
  const { account } = filing;
  if (isError) {
    return (
      <Notice tone="warning">
        {t.notChecked}{' '}
        <button className={ACTION} onClick={() => void refetch()} type="button">
          {t.tryAgain}
        </button>
      </Notice>
    );
  }
  if (!data || (data.documents.length === 0 && Object.keys(data.lines).length === 0)) return null;
  const net = netOfReturn({ account, lines: data.lines });
  return (
    <Notice title={t.changed({ count: data.documents.length })} tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink">
        <p>{data.missing ? t.noNet : netText(net)}</p>
        <button
          aria-haspopup="dialog"
          className={`${ACTION} print:hidden`}
          onClick={() => change({ figure: changesId(account) })}
          type="button"
        >
          {t.showChanges}
        </button>
      </div>
    </Notice>
  );
}

function netText(differenceCents: number): string {
  if (differenceCents === 0) return t.sameNet;
  const amount = dictionary.money(Math.abs(differenceCents), 'CAD');
  return differenceCents > 0 ? t.moreNet({ amount }) : t.lessNet({ amount });
}

function PartlyFiled({ filings }: { filings: readonly Filing[] }) {
  return (
    <Notice className="mx-5 mb-5 sm:mx-6" title={t.partlyFiled} tone="info">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {filings.map(({ id, from, to }) => (
          <li key={id}>
            <Link className={ACTION} to={`${paths.reports}?${new URLSearchParams({ from, to })}`}>
              {rangeText({ from, to }, dictionary.shortDay)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** An action within a notice. */
const ACTION = 'font-medium text-accent underline decoration-accent/35 underline-offset-4 hover:decoration-current';
