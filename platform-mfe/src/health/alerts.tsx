import { type AlertName, alertNames, alertTable } from 'contract/staff/alerts';
import type { BackendHealth, EdgeHealth } from 'contract/staff/health';
import { Badge, Notice } from 'shared/ui';
import { type DataColumn, DataTable, DeskSection } from 'shared/desk';

interface AlertsProps {
  backend: BackendHealth;
  /** Null if the page server did not respond, so its alerts are unknown. */
  edge: EdgeHealth | null;
}

interface FiringAlert {
  name: AlertName;
  server: string;
  runbook: Runbook | undefined;
}

type Runbook = BackendHealth['runbooks'][number];

const columns: DataColumn<FiringAlert>[] = [
  {
    id: 'alert',
    label: 'Alert',
    isRowHeading: true,
    cell: ({ name }) => (
      <>
        {name}{' '}
        <Badge tone={alertTable[name].severity === 'critical' ? 'red' : 'brass'}>
          {alertTable[name].severity === 'critical' ? 'Critical' : 'Warning'}
        </Badge>
      </>
    ),
  },
  { id: 'meaning', label: 'Meaning', cell: ({ name }) => alertTable[name].summary },
  { id: 'server', label: 'Where', cell: ({ server }) => server },
  {
    id: 'runbook',
    label: 'What to do',
    cell: ({ runbook }) => <RunbookText runbook={runbook} />,
  },
];

/** Lists the alerts that are firing now. A notice says which alerts this page cannot know. */
export function Alerts({ backend, edge }: AlertsProps) {
  const findRunbook = (alertName: AlertName) =>
    backend.runbooks.find(({ name }) => name === alertName);
  const firingAlerts = [
    ...listFiringAlerts(backend.alerts, 'Backend'),
    ...listFiringAlerts(edge?.alerts ?? [], 'Page server'),
  ].map((alert) => ({ ...alert, runbook: findRunbook(alert.name) }));
  const evaluatedNames = new Set(
    [...backend.alerts, ...(edge?.alerts ?? [])].map(({ name }) => name),
  );
  const unknownNames = alertNames.filter((name) => !evaluatedNames.has(name));
  return (
    <DeskSection title="Alerts">
      {firingAlerts.length === 0 ? (
        <Notice kind="success">
          None of the {evaluatedNames.size} alerts that can be checked here is raised.
        </Notice>
      ) : (
        <DataTable
          caption="Raised alerts"
          columns={columns}
          rows={firingAlerts}
          getRowId={({ name, server }) => `${server} ${name}`}
        />
      )}
      <details>
        <summary>{unknownNames.length} alerts need Prometheus</summary>
        <p>These look at what happened over minutes:</p>
        {unknownNames.map((name) => (
          <details key={name}>
            <summary>
              {name}: {alertTable[name].summary}
            </summary>
            <RunbookText runbook={findRunbook(name)} />
          </details>
        ))}
      </details>
    </DeskSection>
  );
}

function RunbookText({ runbook }: { runbook: Runbook | undefined }) {
  if (runbook === undefined) return 'This backend has no runbook for it.';
  return runbook.paragraphs.map(({ title, text }) => (
    <p key={title}>
      <strong>{title}:</strong> {text}
    </p>
  ));
}

const isAlertName = (name: string): name is AlertName => Object.hasOwn(alertTable, name);

/** Omits alerts that only a newer server has, because this page has no text for them. */
const listFiringAlerts = (alerts: BackendHealth['alerts'], server: string) =>
  alerts.flatMap(({ name, firing }) => (firing && isAlertName(name) ? { name, server } : []));
