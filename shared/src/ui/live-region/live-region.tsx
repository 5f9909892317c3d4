import { VisuallyHidden } from '../visually-hidden/visually-hidden';

interface LiveRegionProps {
  /** What is read out whenever it changes. */
  text: string;
}

export function LiveRegion({ text }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div" role="status" aria-atomic="true">
      {text}
    </VisuallyHidden>
  );
}
