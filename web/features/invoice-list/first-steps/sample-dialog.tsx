import { provinceName } from '#web/lib/locale/provinces.en.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { InvoicePaper } from '#web/parts/invoices/invoice-paper.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { provinceAt, sampleInvoice } from './sample-invoice.ts';
import { t } from './texts.en.ts';

type SampleDialogProps = {
  /** The company's province, if it has one. */
  province: string | undefined;
  onClose: () => void;
};

/** A sample invoice with made-up data, as a recipient would see it. */
export function SampleDialog({ province: typed, onClose }: SampleDialogProps) {
  const { timeZone } = useUser();
  const today = useBusinessDay();
  const province = provinceAt(typed, timeZone);
  const invoice = sampleInvoice(province, today());
  return (
    <Dialog
      description={t.sampleHint({ province: provinceName(province) })}
      onOpenChange={onClose}
      open
      size="lg"
      title={t.sample}
    >
      <div className="relative overflow-clip rounded-md border border-line bg-white" {...KEYBOARD_SCROLLABLE}>
        <InvoicePaper invoice={invoice} payUrl="" />
        <div
          aria-hidden="true"
          className="after:-rotate-30 pointer-events-none absolute inset-0 flex items-center justify-center after:font-bold after:text-[clamp(2.75rem,12vw,8rem)] after:text-[rgb(0_0_0/7%)] after:tracking-widest after:content-[attr(data-mark)]"
          data-mark={t.sampleMark}
        />
      </div>
    </Dialog>
  );
}

/** Some browsers let keys scroll only focusable elements. */
const KEYBOARD_SCROLLABLE = { tabIndex: 0, role: 'group', 'aria-label': t.sampleLabel };
