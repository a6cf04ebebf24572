import { FileCheck2, HeartHandshake, type LucideIcon, MousePointerClick } from 'lucide-react';

const HIGHLIGHTS: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'Easy to Use',
    text: 'Four short steps with a live preview take you from a blank page to a finished invoice. The taxes of your customer’s province are added automatically.',
    icon: MousePointerClick,
  },
  {
    title: 'Customer-Focused',
    text: 'Your customers open a link, see what is due and pay by card, in English or French, with no account to create. You see right away who has paid.',
    icon: HeartHandshake,
  },
  {
    title: 'Professional Quality',
    text: 'Your logo, your signature, a clean layout and a crisp PDF: every invoice looks as good as your work.',
    icon: FileCheck2,
  },
];

/** The product's three highlights (spec 1 §2.7). */
export function Highlights() {
  return (
    <section aria-labelledby="highlights">
      <h2 className="sr-only" id="highlights">
        What sets us apart
      </h2>
      <ul className="grid gap-6 md:grid-cols-3">
        {HIGHLIGHTS.map(({ title, text, icon: Icon }) => (
          <li className="rounded-xl border border-line bg-surface p-6 shadow-sm sm:p-8" key={title}>
            <span className="inline-flex size-12 items-center justify-center rounded-lg bg-accent-soft text-accent">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3 className="mt-5 font-semibold text-xl">{title}</h3>
            <p className="mt-2 text-pretty text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
