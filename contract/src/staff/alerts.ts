/**
 * Server that evaluates an alert. Prometheus evaluates the alerts that need a history of values.
 */
type Evaluator = 'backend' | 'edge' | 'prometheus';

interface Alert {
  severity: 'critical' | 'warning';
  evaluators: readonly [Evaluator, ...Evaluator[]];
  summary: string;
}

/** The alerts of docs/operate/alerts.yml. Each alert has an entry in docs/operate/runbooks.md. */
export const alertTable = {
  ShopNotMeasured: {
    severity: 'critical',
    evaluators: ['prometheus'],
    summary: 'Prometheus gets no metrics of a process.',
  },
  ShopProcessAway: {
    severity: 'critical',
    evaluators: ['prometheus'],
    summary: 'A process does not respond.',
  },
  ShopProcessRestarts: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'A process restarts again and again.',
  },
  ShopNotReady: {
    severity: 'critical',
    evaluators: ['backend'],
    summary: 'The backend takes no orders.',
  },
  ShopDatabaseAway: {
    severity: 'critical',
    evaluators: ['backend'],
    summary: 'The database does not answer the backend.',
  },
  ShopConnectionsExhausted: {
    severity: 'warning',
    evaluators: ['backend'],
    summary: 'Statements wait for connections to PostgreSQL.',
  },
  ShopServerErrors: {
    severity: 'critical',
    evaluators: ['prometheus'],
    summary: 'More than 2 % of the requests fail.',
  },
  ShopSlow: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'One request in twenty takes longer than a second.',
  },
  ShopRenderingFails: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'More than a tenth of the renderings fail.',
  },
  ShopRenderWorkersMissing: {
    severity: 'warning',
    evaluators: ['edge'],
    summary: 'Render workers do not start.',
  },
  ShopReleaseFails: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'A version of a remote fails.',
  },
  ShopReleaseWebhookGivenUp: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'The owner of a release was not alerted.',
  },
  ShopMailWaits: {
    severity: 'warning',
    evaluators: ['backend'],
    summary: 'A mail has waited for more than half an hour.',
  },
  ShopMailGivenUp: {
    severity: 'warning',
    evaluators: ['backend'],
    summary: 'Mails are not tried again.',
  },
  ShopPaymentsWait: {
    severity: 'warning',
    evaluators: ['backend'],
    summary: 'A payment session has been open for more than a day.',
  },
  ShopRefundsFail: {
    severity: 'warning',
    evaluators: ['backend'],
    summary: 'A refund failed.',
  },
  ShopSignInFailures: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'Many sign-ins fail.',
  },
  ShopRateLimitRefusals: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'Rate limits refuse many requests.',
  },
  ShopOverloaded: {
    severity: 'warning',
    evaluators: ['prometheus'],
    summary: 'The shop is overloaded and refuses requests.',
  },
  ShopEventLoopBlocked: {
    severity: 'warning',
    evaluators: ['backend', 'edge'],
    summary: 'A process answers late.',
  },
  ShopMemory: {
    severity: 'warning',
    evaluators: ['backend', 'edge'],
    summary: 'A process uses more than 1.5 GB.',
  },
} as const satisfies Record<string, Alert>;

export type AlertName = keyof typeof alertTable;

export const alertNames = Object.keys(alertTable) as AlertName[];
