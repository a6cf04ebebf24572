import { clsx } from 'clsx';
import { PRODUCT_NAME } from '#shared/brand.ts';

/** The product's logo: an N folded from a sheet of paper. Decorative: put the name beside it or in a label. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 32 32">
      <rect fill="#0b6b58" height="32" rx="8" width="32" />
      <path d="M9 23V9h3.6v14zM19.4 23V9H23v14z" fill="#fff" />
      <path d="M9 9h4l10 14h-4z" fill="#8fe3cb" />
    </svg>
  );
}

/** The logo with the product's name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2.5 font-semibold text-lg tracking-tight', className)}>
      <LogoMark className="size-7 shrink-0" />
      {PRODUCT_NAME}
    </span>
  );
}
