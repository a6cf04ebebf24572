import type { ReactNode } from 'react';
import { t } from './texts.en.ts';

/** The form with the preview beside it, or below it if there is no room. */
export function CompanyLayout({ form, preview }: { form: ReactNode; preview: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      <div className="min-w-0 rounded-lg border border-line bg-surface shadow-sm">{form}</div>
      <section
        aria-labelledby="company-preview"
        className="flex min-w-0 flex-col overflow-clip rounded-lg border border-line bg-surface shadow-sm xl:sticky xl:top-6 xl:max-h-[calc(100dvh-5rem)]"
      >
        <h2 className="border-line border-b px-5 py-3 font-semibold text-sm sm:px-6" id="company-preview">
          {t.preview}
        </h2>
        {preview}
      </section>
    </div>
  );
}
