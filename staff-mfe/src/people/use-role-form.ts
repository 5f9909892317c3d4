import type { Colleague } from 'contract/staff/people';
import type { StaffRole } from 'contract/calls/permissions';
import { useState } from 'react';
import { useStaffForm } from 'shared/desk';
import { useChangeRoleMutation } from './people-api';

export interface RoleConflict {
  current: { role: StaffRole };
  /** Email address of an owner who changed the role meanwhile, or ''. */
  by: string;
  at: string | null;
}

/** Returns the form of a colleague's role. Handles another owner's change of the same role. */
export function useRoleForm({ id, role }: Colleague, onSaved: () => void) {
  const [changeRole] = useChangeRoleMutation();
  const [currentRole, setCurrentRole] = useState(role);
  const [conflict, setConflict] = useState<RoleConflict | null>(null);
  const form = useStaffForm({
    defaultValues: { role, reason: '' },
    draftKey: null,
    send: (values) => changeRole({ personid: id, ...values, currentrole: currentRole }).unwrap(),
    onSaved,
    onConflict: (body) => {
      if (!isConflict(body)) return false;
      setConflict(body);
      setCurrentRole(body.current.role);
      return true;
    },
  });
  const applyOwn = () => {
    setConflict(null);
    void form.submit();
  };
  const discardOwn = () => {
    if (conflict !== null) form.setValue('role', conflict.current.role);
    setConflict(null);
  };
  return { form, conflict, applyOwn, discardOwn, keepEditing: () => setConflict(null) };
}

const isConflict = (body: unknown): body is RoleConflict =>
  typeof body === 'object' && body !== null && 'current' in body;
