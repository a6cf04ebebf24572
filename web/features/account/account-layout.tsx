import type { ReactNode } from 'react';
import { InvoiceIllustration } from './invoice-illustration.tsx';
import { t } from './texts.en.ts';

type AccountLayoutProps = {
  title: string;
  subtitle: string;
  /** The line below the panel's tagline. */
  pitch: string;
  children: ReactNode;
};

/** A form beside the product's pitch, which is hidden on small screens (spec 1 §2.3). */
export function AccountLayout({ title, subtitle, pitch, children }: AccountLayoutProps) {
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <div className="flex flex-col justify-center px-4 py-8 sm:px-6">
        <div className="mx-auto w-full max-w-sm">
          <h1 className="text-balance font-semibold text-3xl">{title}</h1>
          <p className="mt-2 text-pretty text-base text-muted">{subtitle}</p>
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <aside className="m-4 mt-0 hidden flex-col overflow-hidden rounded-xl bg-[#06382d] bg-[radial-gradient(60rem_40rem_at_110%_-10%,#14806a_0%,transparent_60%),radial-gradient(40rem_30rem_at_-20%_110%,#0d5a56_0%,transparent_65%)] p-12 text-white lg:flex">
        <InvoiceIllustration />
        <div>
          <p className="font-semibold text-3xl">{t.tagline}</p>
          <p className="mt-3 text-pretty text-[#b9dcd1] text-lg">{pitch}</p>
        </div>
      </aside>
    </div>
  );
}
