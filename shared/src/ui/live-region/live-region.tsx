import { VisuallyHidden } from '../visually-hidden/visually-hidden';

interface LiveRegionProps {
  /** Text that screen readers announce whenever it changes. */
  text: string;
}

export function LiveRegion({ text }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div" role="status" aria-atomic="true">
      {text}
    </VisuallyHidden>
  );
}
