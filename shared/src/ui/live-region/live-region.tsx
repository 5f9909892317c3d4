import { VisuallyHidden } from '../visually-hidden/visually-hidden';

interface LiveRegionProps {
  /** Screen readers announce this text whenever the text changes. */
  text: string;
}

export function LiveRegion({ text }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div" role="status" aria-atomic="true">
      {text}
    </VisuallyHidden>
  );
}
