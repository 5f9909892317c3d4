import * as calls from 'contract/reviews/staff-reviews';
import type { ApiRoutes } from '../../http/api-routes.ts';
import { serveCall } from '../../http/serve-call.ts';
import { changeReview } from './change-review.ts';
import { listReviews, loadStaffReview } from './list-reviews.ts';

/** Calls of staff about reviews. A call that changes a review returns the changed review. */
export const staffReviewRoutes: ApiRoutes = async (app, { db }) => {
  const load = async (id: number) => ({ data: await loadStaffReview(db, id) });

  serveCall(app, calls.listReviews, ({ query }) => listReviews(db, query));
  serveCall(app, calls.releaseReview, async ({ params: { id }, body: { version }, user }) => {
    const changes = { state: 'released', reason: '' } as const;
    await changeReview(db, user, { id, version, verb: 'released', changes });
    return load(id);
  });
  serveCall(app, calls.refuseReview, async ({ params: { id }, body, user }) => {
    const changes = { state: 'refused', reason: body.reason } as const;
    await changeReview(db, user, { id, version: body.version, verb: 'refused', changes });
    return load(id);
  });
  serveCall(app, calls.replyToReview, async ({ params: { id }, body, user }) => {
    const changes = { reply: body.text };
    await changeReview(db, user, { id, version: body.version, verb: 'answered', changes });
    return load(id);
  });
};
