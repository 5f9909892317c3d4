import type { ReviewableProduct } from 'contract/reviews/customer-reviews';
import { MAX_REVIEW_LENGTH, MAX_STARS } from 'contract/reviews/review-fields';
import { type FormEvent, useId, useState } from 'react';
import { type FormError, isRequestError, toFormError } from 'shared/data';
import { Field, FormErrorContext, readForm } from 'shared/forms';
import { Button, Notice, Stack, VisuallyHidden } from 'shared/ui';
import type { OrderAccess } from '../order-page-api';
import { useWriteReviewMutation } from './order-reviews-api';
import styles from './reviews.module.css';

interface ReviewFormProps {
  access: OrderAccess;
  product: ReviewableProduct;
}

/** Form that reviews a product. What was typed stays after a failure. */
export function ReviewForm({ product: { productid, name }, access }: ReviewFormProps) {
  const titleId = useId();
  const [write, { isLoading }] = useWriteReviewMutation();
  const [failure, setFailure] = useState<FormError | null>(null);
  const [stars, setStars] = useState(0);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = readForm(form)('text');
    const localFailure = findFailure(stars, text);
    setFailure(localFailure);
    if (localFailure !== null) return;
    const { error } = await write({ access, productid, stars, text });
    if (error !== undefined) setFailure(readFailure(error, form));
  };
  return (
    <form
      className={styles.review}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={4}>
        <h3 id={titleId}>{name}</h3>
        <StarChoice
          value={stars}
          onChange={setStars}
          error={failure?.field === 'stars' ? failure.text : ''}
        />
        <FormErrorContext value={failure}>
          <Field
            multiline
            rows={4}
            label="Your review"
            name="text"
            required
            maxLength={MAX_REVIEW_LENGTH}
          />
        </FormErrorContext>
        {failure?.field === '' && (
          <Notice kind="error" isAnnounced>
            {failure.text}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isLoading}>
            Send review<VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function findFailure(stars: number, text: string): FormError | null {
  if (stars === 0) return { field: 'stars', text: 'Please choose one to five stars.' };
  return text.trim() === '' ? { field: 'text', text: 'Please write a sentence about it.' } : null;
}

const readFailure = (cause: unknown, form: HTMLFormElement): FormError =>
  toFormError(cause, form) ?? {
    field: '',
    text:
      (isRequestError(cause) && cause.serverError) ||
      'This could not be sent. Please try again in a moment.',
  };

interface StarChoiceProps {
  value: number;
  onChange: (stars: number) => void;
  error: string;
}

const starCounts = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.stars} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>Your rating</legend>
      {starCounts.map((count) => (
        <label key={count} className={styles.star}>
          <input
            type="radio"
            name={`${id}-stars`}
            value={count}
            checked={count === value}
            onChange={() => onChange(count)}
          />
          <span aria-hidden="true">★</span>
          <VisuallyHidden>{count === 1 ? '1 star' : `${count} stars`}</VisuallyHidden>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
