import type { ComponentProps } from 'react';

const VARIANTS = {
  primary: 'px-5 bg-leaf text-on-leaf hover:bg-leaf-deep disabled:bg-sunk disabled:text-quiet',
  secondary: 'px-5 border border-line-strong bg-card text-ink hover:border-ink disabled:text-quiet',
  destructive:
    'px-5 bg-tomato text-on-tomato hover:opacity-90 disabled:bg-sunk disabled:text-quiet disabled:opacity-100',
  quiet: 'px-3 text-ink hover:bg-sunk disabled:text-quiet',
} as const;

const SHAPE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-chip py-2 font-semibold transition-colors duration-150 disabled:cursor-not-allowed';

export type ButtonVariant = keyof typeof VARIANTS;

/** The classes of a button, also for links styled as one. */
export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return `${SHAPE} ${VARIANTS[variant]} ${extra}`;
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}
