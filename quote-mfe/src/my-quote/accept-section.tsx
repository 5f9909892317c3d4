import { type ReactNode, useEffect, useRef } from 'react';
import { loadDayComponents } from 'shared/days';
import { defineLazyModule, type LazyModule, useLazyModule } from 'shared/lazy';
import { Button, Card, Stack } from 'shared/ui';
import type * as acceptForm from './accept/accept-form';
import styles from './my-quote.module.css';
import type { Offer } from './offer/offer';
import type { QuoteProps } from './quote-props';

/** Loads lazily, because a quote is read before it is accepted. */
const lazyAcceptForm: LazyModule<typeof acceptForm> = defineLazyModule(async () => {
  const [formModule] = await Promise.all([
    import(/* webpackChunkName: "accept-quote" */ './accept/accept-form'),
    loadDayComponents(),
  ]);
  return formModule;
});

interface AcceptSectionProps extends QuoteProps {
  offer: Offer;
  isOpen: boolean;
  onOpen: () => void;
}

/** Section in which the customer accepts the offer. A button opens its form. */
export function AcceptSection({ isOpen, onOpen, ...props }: AcceptSectionProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const formModule = useLazyModule(lazyAcceptForm, isOpen);
  // The pressed button may be far above the form, and no longer exists.
  useEffect(() => {
    if (isOpen) headingRef.current?.focus();
  }, [isOpen]);
  return (
    <Card as="section" padded aria-labelledby="accept-quote">
      <Stack gap={5}>
        <h2 id="accept-quote" ref={headingRef} tabIndex={-1} className={styles.title}>
          Accept this quote
        </h2>
        {formModule ? (
          <formModule.AcceptForm {...props} />
        ) : (
          <>
            <p>{describeAcceptance(props.offer)}</p>
            <div>
              <Button size="large" busy={isOpen} onClick={onOpen}>
                Accept this quote
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}

const describeAcceptance = ({ needs }: Offer): ReactNode =>
  needs.length > 0
    ? 'Choose your day, check the addresses and type your name. Nothing is binding before the last button.'
    : 'Check your details and type your name. Nothing is binding before the last button.';
