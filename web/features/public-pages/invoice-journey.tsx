import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { t } from './texts.en.tsx';

const STEPS = [
  { title: t.draft, text: t.draftText, time: t.draftAt, style: 'bg-[#eaeeef] text-[#4b565c]' },
  { title: t.sent, text: t.sentText, time: t.sentAt, style: 'bg-[#e3eefb] text-[#1553a3]' },
  { title: t.paid, text: t.paidText, time: t.paidAt, style: 'bg-[#dcf3e0] text-[#166534]' },
] as const;

/** An illustration of an invoice from draft to paid. Decorative, and the same in light and dark. */
export function InvoiceJourney() {
  return (
    <div
      aria-hidden="true"
      className="relative overflow-hidden rounded-xl bg-[#06382d] bg-[radial-gradient(40rem_30rem_at_110%_-10%,#14806a_0%,transparent_60%),radial-gradient(30rem_20rem_at_-20%_110%,#0d5a56_0%,transparent_65%)] p-6 sm:p-12"
    >
      <div className="mx-auto max-w-sm rounded-xl bg-white p-6 text-[#0f1a17] shadow-lg sm:p-7">
        <div className="flex items-start justify-between gap-2 sm:gap-4">
          <div>
            <p className="text-[#54625c] text-xs">INV-20260105042</p>
            <p className="mt-1 font-semibold text-2xl tabular-nums">{dictionary.money(498_750, 'CAD')}</p>
            <p className="mt-0.5 text-[#54625c]">Larch &amp; Pine Studio</p>
          </div>
          <Mark />
        </div>
        <ol className="mt-6 border-[#e5ebe8] border-t pt-6">
          {STEPS.map((step, index) => (
            <Step isLast={index === STEPS.length - 1} key={step.title} {...step} />
          ))}
        </ol>
      </div>
    </div>
  );
}

function Step({ title, text, time, style, isLast }: (typeof STEPS)[number] & { isLast: boolean }) {
  return (
    <li className={isLast ? 'flex gap-4' : 'flex gap-4 pb-6'}>
      <span className="relative flex w-4 shrink-0 justify-center">
        {!isLast && <span className="absolute top-4 -bottom-8 w-0.5 bg-[#cfe3dc]" />}
        <span
          className={`relative mt-1 size-4 rounded-full border-4 border-[#0b6b58] ${isLast ? 'bg-[#0b6b58]' : 'bg-white'}`}
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className={`inline-block rounded-full px-2.5 py-0.5 font-medium text-xs ${style}`}>{title}</span>
        <span className="mt-1 block text-[#54625c]">{text}</span>
      </span>
      <span className="mt-0.5 whitespace-nowrap text-[#54625c] text-xs tabular-nums">{time}</span>
    </li>
  );
}

function Mark() {
  return (
    <svg aria-hidden="true" className="size-11 shrink-0" viewBox="0 0 40 40">
      <rect fill="#e2f1ec" height="40" rx="10" width="40" />
      <path d="M20 9l8 13h-5v9h-6v-9h-5z" fill="#0b6b58" />
    </svg>
  );
}
