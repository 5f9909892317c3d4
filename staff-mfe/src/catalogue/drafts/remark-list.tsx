import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { Link } from 'shared/router';

interface RemarkListProps {
  remarks: DraftDetails['problems'];
  /** Source of the entities' titles. */
  differences: DraftDetails['differences'];
}

/** Most listed remarks. An imported draft can have thousands. */
const MAX_REMARKS = 200;

/** Remarks with links to the fields that they are about. */
export const RemarkList = ({ remarks, differences }: RemarkListProps) => (
  <ul>
    {remarks.slice(0, MAX_REMARKS).map(({ kind, id, field, sentence }) => (
      <li key={`${kind} ${id} ${field} ${sentence}`}>
        <Link to={`/admin/catalogue/${kind}/${id}#field-${field}`}>
          {nameEntity(differences, kind, id) + sentence}
        </Link>
      </li>
    ))}
    {remarks.length > MAX_REMARKS && <li>{`And ${remarks.length - MAX_REMARKS} more.`}</li>}
  </ul>
);

function nameEntity(differences: DraftDetails['differences'], kind: string, id: number): string {
  const difference = differences.find((entry) => entry.kind === kind && entry.id === id);
  return difference?.title ? `${difference.title} – ` : '';
}
