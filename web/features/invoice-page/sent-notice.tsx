import { Check, Copy, ExternalLink, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { headlineOf } from '#shared/invoice/headline.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import { toCents } from '#shared/money.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { useCopyLink } from '#web/parts/sending/use-copy-link.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { t } from './texts.en.ts';

/** Confirms that the invoice was just sent, and to whom, with what people do next. */
export function SentNotice({ invoice }: { invoice: Invoice }) {
  const { copy, isCopied } = useCopyLink();
  const CopyIcon = isCopied ? Check : Copy;
  return (
    <Notice
      className="mb-6"
      title={<span className="wrap-anywhere text-base">{sentText(invoice)}</span>}
      tone="success"
    >
      <div className="mt-3 flex flex-wrap gap-2">
        <a className={BUTTON_STYLE} href={paths.pay(invoice.id)} rel="noopener" target="_blank">
          <ExternalLink aria-hidden="true" />
          {invoice.isDeposit ? t.viewRequest : t.viewInvoice}
        </a>
        <Button onClick={() => copy(invoice.id)} size="sm" variant="secondary">
          <CopyIcon aria-hidden="true" />
          {isCopied ? t.copied : t.copyLink}
        </Button>
        <Link className={BUTTON_STYLE} to={paths.createInvoice}>
          <Plus aria-hidden="true" />
          {t.newInvoice}
        </Link>
      </div>
    </Notice>
  );
}

const BUTTON_STYLE = buttonStyle({ size: 'sm', variant: 'secondary' });

function sentText(invoice: Invoice): string {
  const { billingName: name, currency, dueDate, status, total } = invoice;
  if (!isDue(status)) return t.sentTo({ name });
  const { cents } = headlineOf(invoice, toCents(total));
  return t.sentToPay({ name, amount: dictionary.money(cents, currency), day: dictionary.dayAndMonth(dueDate) });
}
