import { declareCall, emptyResponse } from 'contract/calls/call';
import * as v from 'valibot';
import type { ApiRoutes } from '../http/api-routes.ts';
import { serveCall } from '../http/serve-call.ts';
import { createReadinessCheck, parts, type Part } from './readiness.ts';
import { createHealthReportRoutes } from './report/routes.ts';
import { HttpError, RETRY_SECONDS } from '../http/http-error.ts';

const checkHealth = declareCall({
  method: 'GET',
  path: 'healthz',
  access: 'everybody',
  summary: 'Whether the process runs',
  response: emptyResponse,
});

const checkReadiness = declareCall({
  method: 'GET',
  path: 'readyz',
  access: 'everybody',
  summary: 'Whether orders can be served',
  response: emptyResponse,
  /** Parts of the backend that fail. */
  refusals: { '5xx': v.object({ parts: v.optional(v.array(v.picklist(parts))) }) },
});

/**
 * /healthz always succeeds. /readyz succeeds only if orders can be placed, and otherwise names the
 * failing parts. It tells nothing else, because it is public. Another endpoint returns a full
 * report to owners.
 */
export const healthRoutes: ApiRoutes = async (app, context) => {
  const findFailingParts = createReadinessCheck(context, app.log);
  await app.register(createHealthReportRoutes(findFailingParts), context);
  serveCall(app, checkHealth, async () => ({}));
  serveCall(app, checkReadiness, async () => {
    const failingParts = await findFailingParts();
    if (failingParts.length > 0) throw new NotReadyError(failingParts);
    return {};
  });
};

/** A 503 error that names the failing parts, so that a monitor need not read the log. */
class NotReadyError extends HttpError {
  override readonly extraFields: { parts: Part[] };

  constructor(failingParts: Part[]) {
    super(503, 'not_ready', 'The shop cannot take orders at the moment.', RETRY_SECONDS);
    this.extraFields = { parts: failingParts };
  }
}
