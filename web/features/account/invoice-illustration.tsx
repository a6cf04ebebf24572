import { t } from './texts.en.ts';

/** An illustration of a paid invoice for the panel beside the account forms. Decorative. */
export function InvoiceIllustration() {
  return (
    <div aria-hidden="true" className="flex flex-1 items-center justify-center py-12">
      <div className="relative w-full max-w-md">
        <div className="absolute inset-x-10 -top-6 h-20 rounded-xl bg-white/10" />
        <div className="absolute inset-x-5 -top-3 h-20 rounded-xl bg-white/20" />
        <div className="relative rounded-xl bg-white p-7 pb-12 text-[#0f1a17] text-sm shadow-lg">
          <InvoiceHead />
          <div className="mt-6 border-[#e5ebe8] border-t">
            {t.sampleLines.map(({ item, amount }) => (
              <Line amount={amount} className="border-[#e5ebe8] border-b py-3" key={item} label={item} />
            ))}
          </div>
          <Line {...t.sampleSubtotal} className="pt-4 text-[#54625c]" />
          <Line {...t.sampleTax} className="pt-2 text-[#54625c]" />
          <Line {...t.sampleTotal} className="pt-3 font-semibold text-lg" />
        </div>
        <PaymentNote />
      </div>
    </div>
  );
}

function InvoiceHead() {
  return (
    <div className="flex items-start justify-between">
      <div className="flex items-center gap-3">
        <svg aria-hidden="true" className="size-10" viewBox="0 0 40 40">
          <rect fill="#e2f1ec" height="40" rx="10" width="40" />
          <path d="M20 9l8 13h-5v9h-6v-9h-5z" fill="#0b6b58" />
        </svg>
        <div>
          <p className="font-semibold">Larch &amp; Pine Studio</p>
          <p className="text-[#54625c] text-xs">INV-20260105042</p>
        </div>
      </div>
      <span className="rounded-full bg-[#dcf3e0] px-2.5 py-0.5 font-medium text-[#166534] text-xs">{t.samplePaid}</span>
    </div>
  );
}

function Line({ label, amount, className }: { label: string; amount: string; className: string }) {
  return (
    <div className={`flex justify-between gap-4 tabular-nums ${className}`}>
      <span>{label}</span>
      <span>{amount}</span>
    </div>
  );
}

function PaymentNote() {
  return (
    <div className="absolute -right-5 -bottom-8 flex items-center gap-3 rounded-lg border border-white/15 bg-[#0a4a3c] py-3 pr-5 pl-3 text-sm shadow-lg">
      <svg aria-hidden="true" className="size-9" viewBox="0 0 36 36">
        <circle cx="18" cy="18" fill="#42c3a3" r="18" />
        <path d="M11 18.5l4.8 4.8L25.5 13.5" fill="none" stroke="#04211a" strokeLinecap="round" strokeWidth="3" />
      </svg>
      <div>
        <p className="font-medium">{t.sampleReceived}</p>
        <p className="text-[#b9dcd1] text-xs tabular-nums">{t.sampleByCard}</p>
      </div>
    </div>
  );
}
