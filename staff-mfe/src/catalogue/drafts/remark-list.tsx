import type { DraftDetails } from 'contract/staff/catalogue/draft';
import { Link } from 'shared/router';

/** Remarks with links to the fields that they are about. */
export const RemarkList = ({ remarks }: { remarks: DraftDetails['problems'] }) => (
  <ul>
    {remarks.map(({ kind, id, field, sentence }) => (
      <li key={`${kind} ${id} ${field} ${sentence}`}>
        <Link to={`/admin/catalogue/${kind}/${id}#field-${field}`}>{sentence}</Link>
      </li>
    ))}
  </ul>
);
