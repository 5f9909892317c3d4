import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { classNames } from '../class-names';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import styles from './button.module.css';

export interface ButtonProps extends ButtonStyleProps, ComponentPropsWithRef<'button'> {
  /** Disables the button, and screen readers announce that it is busy. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  fullWidth,
  icon,
  busy = false,
  disabled,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClassNames({ variant, size, fullWidth }, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner size="small" /> : icon}
      <span className={styles.text}>{children}</span>
    </button>
  );
}

interface ButtonStyleProps {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onGreen' | 'outlineOnGreen';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
  icon?: ReactNode;
}

const buttonClassNames = (
  { variant = 'primary', size = 'medium', fullWidth }: ButtonStyleProps,
  className?: string,
) =>
  classNames(
    styles.button,
    styles[variant],
    styles[size],
    fullWidth && styles.fullWidth,
    className,
  );

export interface ButtonLinkProps extends ButtonStyleProps, AnchorProps {}

export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor className={buttonClassNames({ variant, size, fullWidth }, className)} {...rest}>
      {icon}
      <span className={styles.text}>{children}</span>
    </Anchor>
  );
}
