import { formatMoney } from 'contract/values/pence';
import { HttpError } from '../../http/http-error.ts';

/** A 409 error for a total that differs from that on the page. The response has the present total. */
export class TotalDiffersError extends HttpError {
  override readonly extraFields: { total: number };

  constructor(total: number) {
    super(
      409,
      'total_differs',
      `The total has changed to ${formatMoney(total)}. Please check the lines.`,
    );
    this.extraFields = { total };
  }
}
