import type { FulfilmentGroup } from 'contract/catalog/fulfilment';
import type { ReviewState } from 'contract/reviews/review-fields';

/** A review of the demo shop. It belongs to a completed order with a product of the group. */
export interface DemoReview {
  group: FulfilmentGroup;
  stars: number;
  text: string;
  state: ReviewState;
  reply?: string;
  reason?: string;
}

/** Reviews of the demo shop, the oldest first. */
export const demoReviews: readonly DemoReview[] = [
  {
    group: 'care',
    stars: 5,
    text: 'The hem was grey from a garden wedding and is ivory again. It came back in a lovely box.',
    state: 'released',
    reply: 'Thank you. Grass is our favourite opponent.',
  },
  {
    group: 'goods',
    stars: 4,
    text: 'Strong boxes, and more than we needed. One arrived with a bent corner.',
    state: 'released',
    reply: 'Sorry about the corner. We send a new one for that, please tell us next time.',
  },
  {
    group: 'move',
    stars: 5,
    text: 'Two careful men, on time, and nothing broke. They even put the bed together.',
    state: 'released',
  },
  {
    group: 'care',
    stars: 5,
    text: 'You explained each stain before you began. No surprise at the end.',
    state: 'released',
  },
  {
    group: 'goods',
    stars: 5,
    text: 'Delivered when you said.',
    state: 'released',
  },
  {
    group: 'care',
    stars: 3,
    text: 'Beautiful work, but it took a week longer than we thought.',
    state: 'released',
    reply: 'You are right, and we should have phoned. We now say the longest time, too.',
  },
  {
    group: 'goods',
    stars: 1,
    text: 'Get them cheaper at www.boxes.example',
    state: 'refused',
    reason: 'Advertising',
  },
  {
    group: 'care',
    stars: 4,
    text: 'My mother’s veil looks new. Collecting it was easy.',
    state: 'waiting',
  },
  {
    group: 'goods',
    stars: 5,
    text: 'Pictures of our move are at www.our-move.example, with your boxes in every one.',
    state: 'waiting',
  },
];
