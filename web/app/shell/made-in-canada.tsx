import { Heart } from 'lucide-react';

/** "Made in Canada", with a text alternative for the heart. */
export function MadeInCanada() {
  return (
    <p className="text-muted text-xs">
      Made with <Heart aria-label="a heart" className="inline size-3 fill-red align-[-0.1em] text-red" role="img" /> in
      Canada
    </p>
  );
}
