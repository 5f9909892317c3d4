import * as v from 'valibot';
import { dataResponse, declareCall } from '../calls/call.ts';
import { integer } from '../calls/wire.ts';

export const getStaffMember = declareCall({
  method: 'GET',
  path: 'staff/me',
  access: 'desk',
  summary: 'The signed-in staff member with their permissions',
  response: dataResponse(
    v.object({
      id: integer,
      name: v.string(),
      email: v.string(),
      staffrole: v.string(),
      permissions: v.array(v.string()),
      /** True until a required second factor is set up. Other staff calls then get 403. */
      factorwanted: v.boolean(),
    }),
  ),
});
