import { cva, type VariantProps } from 'class-variance-authority';

/** Button classes for links that look like one: `<Link className={buttonStyle({ variant: 'secondary' })}>`. */
export const buttonStyle = cva(
  'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium transition-colors duration-100 disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress [&>svg]:size-4 [&>svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent shadow-sm not-disabled:hover:bg-accent-strong',
        secondary: 'border-line bg-surface text-ink shadow-sm not-disabled:hover:bg-subtle',
        ghost: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-subtle',
        danger: 'border-transparent bg-danger text-on-danger shadow-sm not-disabled:hover:bg-danger-strong',
      },
      size: {
        sm: 'h-8 px-3 text-sm pointer-coarse:h-control',
        md: 'h-control px-4 text-sm',
        lg: 'h-11 px-5 text-base',
        icon: 'size-control shrink-0 p-0',
        'icon-sm': 'size-8 shrink-0 p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

/** `variant` and `size` of a button. */
export type ButtonStyle = VariantProps<typeof buttonStyle>;
