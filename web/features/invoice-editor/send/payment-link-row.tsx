import { Check, Copy, ExternalLink } from 'lucide-react';
import { paymentLink } from '#web/lib/paths.ts';
import { useCopyLink } from '#web/parts/sending/use-copy-link.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.ts';

type PaymentLinkRowProps = {
  /** Null until the invoice is saved. */
  id: string | null;
  /** Starts a payment and opens the pay page. */
  onOpen: () => unknown;
};

/** The invoice's public link, to copy or to open. */
export function PaymentLinkRow({ id, onOpen }: PaymentLinkRowProps) {
  const { copy, isCopied } = useCopyLink();
  const link = id === null ? null : paymentLink(id);
  const CopyIcon = isCopied ? Check : Copy;
  return (
    <section aria-labelledby="payment-link" className="mt-5 border-line border-t pt-5">
      <h3 className="font-medium" id="payment-link">
        {t.link}
      </h3>
      <div className="mt-2 flex flex-col gap-2 sm:flex-row">
        <p className="flex h-control min-w-0 shrink-0 items-center sm:flex-1 rounded-md bg-subtle px-3 text-muted">
          <span className="truncate">{link ?? t.noLink}</span>
        </p>
        <span className="grid grid-cols-2 gap-2 sm:flex">
          <Button onClick={() => (id === null ? toast.error(t.saveFirst) : copy(id))} variant="ghost">
            <CopyIcon aria-hidden="true" />
            {isCopied ? t.copied : t.copy}
          </Button>
          <Button onClick={onOpen} variant="ghost">
            <ExternalLink aria-hidden="true" />
            {t.open}
          </Button>
        </span>
      </div>
    </section>
  );
}
