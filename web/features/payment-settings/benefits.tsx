import { Check } from 'lucide-react';
import { t } from './texts.en.tsx';

/** The benefits of card payments. */
export function Benefits() {
  return (
    <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {t.benefits.map((benefit) => (
        <li className="flex items-start gap-2.5" key={benefit}>
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={2.5} />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
