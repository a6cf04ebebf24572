import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { Series } from '#shared/series/schema.ts';
import { wayBackTo } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { seriesInvoicesQuery } from '#web/lib/queries/series.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';

/** Says which of the latest invoices is still to be paid, since the saved card or bank account was not charged. */
export function NotChargedNotice({ series: { id, mode } }: { series: Pick<Series, 'id' | 'mode'> }) {
  const { data: made } = useQuery({ ...seriesInvoicesQuery(id, 1), enabled: mode === 'charge' });
  const state = wayBackTo(useLocation());
  const invoice = mode === 'charge' && made?.data.find(({ isNotCharged }) => isNotCharged)?.invoice;
  if (!invoice) return null;
  return (
    <Notice
      className="mb-6"
      title={<span className="text-base">{t.notCharged({ number: invoice.invoiceNumber })}</span>}
      tone="warning"
    >
      <p className="mt-0.5 text-pretty">{t.notChargedHint}</p>
      <Link
        className={`mt-3 ${buttonStyle({ size: 'sm', variant: 'secondary' })}`}
        state={state}
        to={paths.invoice(invoice.id)}
      >
        {t.openInvoice}
      </Link>
    </Notice>
  );
}
