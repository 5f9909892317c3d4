import type { AuditEntry } from 'contract/staff/audit';
import { TextLink } from 'shared/ui';
import { type DataColumn, DataTable, formatTime } from 'shared/desk';
import styles from './audit.module.css';
import { describeAction, findSubjectPath, listChanges, toWords } from './describe-entry';

const columns: DataColumn<AuditEntry>[] = [
  { id: 'at', label: 'When', isRowHeading: true, isNoWrap: true, cell: ({ at }) => formatTime(at) },
  { id: 'person', label: 'Who', cell: ({ person }) => person || 'Nobody' },
  { id: 'action', label: 'What', cell: ({ action }) => describeAction(action) },
  { id: 'subject', label: 'Where', cell: (entry) => <Subject entry={entry} /> },
  { id: 'changes', label: 'Change', isTyped: true, cell: (entry) => <Changes entry={entry} /> },
  { id: 'reason', label: 'Reason', isTyped: true, cell: ({ reason }) => reason },
];

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <DataTable
    caption="Entries of the audit log"
    columns={columns}
    rows={entries}
    getRowId={({ id }) => String(id)}
  />
);

function Subject({ entry }: { entry: AuditEntry }) {
  const path = findSubjectPath(entry);
  const text = nameSubject(entry);
  return path === null ? text : <TextLink to={path}>{text}</TextLink>;
}

/** Returns the name of the subject. Without a name, it is the kind with its number. */
function nameSubject({ subjectkind, subjectid, subjectname }: AuditEntry): string {
  if (subjectkind === 'order') return subjectid;
  return subjectname || `${toWords(subjectkind)} ${subjectid}`;
}

function Changes({ entry }: { entry: AuditEntry }) {
  const changes = listChanges(entry);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {entry.before === null ? `${field}: ${after}` : `${field}: ${before} → ${after}`}
        </li>
      ))}
    </ul>
  );
}
