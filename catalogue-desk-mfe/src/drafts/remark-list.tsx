import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { Link } from 'shared/router';

interface RemarkListProps {
  remarks: DraftDetails['problems'];
  /** Changed entities of the draft, for the titles. */
  differences: DraftDetails['differences'];
}

/** Largest number of listed remarks. An imported draft can have thousands. */
const MAX_REMARKS = 200;

/** Lists the problems or warnings of a draft, each with a link to its field. */
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
