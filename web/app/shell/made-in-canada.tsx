import { Heart } from 'lucide-react';
import { t } from './texts.en.tsx';

/** "Made in Canada", with a text alternative for the heart. */
export function MadeInCanada() {
  return (
    <p className="text-muted text-xs">
      {t.madeInCanada({
        heart: <Heart aria-label={t.heart} className="inline size-3 fill-red align-[-0.1em] text-red" role="img" />,
      })}
    </p>
  );
}
