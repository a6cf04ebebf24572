import type { ReactNode } from 'react';

/** A group of fields, in two columns if there is room. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="px-5 py-6 sm:px-6">
      <h2 className="mb-4 font-semibold text-base">{title}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
