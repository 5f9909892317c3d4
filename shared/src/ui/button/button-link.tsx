import { Anchor, type AnchorProps } from '../anchor/anchor';
import { type ButtonLook, buttonLook } from './button-look';
import styles from './button.module.css';

export interface ButtonLinkProps extends ButtonLook, AnchorProps {}

/** A link that looks like a button. */
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
    <Anchor className={buttonLook({ variant, size, fullWidth }, className)} {...rest}>
      {icon}
      <span className={styles.text}>{children}</span>
    </Anchor>
  );
}
