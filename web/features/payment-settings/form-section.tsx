import type { ReactNode } from 'react';

type FormSectionProps = { title: string; description: string; children: ReactNode };

/** A group of fields, with its description beside them if there is room. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-x-8 gap-y-4 px-5 py-6 sm:px-6 xl:grid-cols-[15rem_1fr]">
      <div>
        <h2 className="font-semibold text-base">{title}</h2>
        <p className="mt-1 text-pretty text-muted">{description}</p>
      </div>
      <div className="grid min-w-0 items-start gap-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
