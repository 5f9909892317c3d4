import { shopperDataCleared } from 'shared/basket';
import { useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';
import { useAppDispatch } from 'shared/store';
import { serverApi } from 'shared/data';
import { useToast } from 'shared/overlays';
import { useEraseAccountMutation } from '../account/account-api';
import { AccountForm } from '../forms/account-form';
import { PasswordField } from '../passwords/password-field';

export function EraseForm() {
  const [eraseAccount] = useEraseAccountMutation();
  const { session } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const eraseAndSignOut = async (password: string) => {
    await eraseAccount({ password }).unwrap();
    // Navigates before the sign-out, because this page would redirect a signed-out user to the
    // sign-in.
    await navigate('/', { replace: true });
    session.recordSignOut();
    dispatch(shopperDataCleared());
    dispatch(serverApi.util.resetApiState());
    toast({ kind: 'success', text: 'Your account is erased.' });
  };
  return (
    <AccountForm
      title="Erase your account"
      intro={
        <p>
          Your details, addresses and basket are deleted, and you are signed out everywhere. The law
          has us keep your orders; your name, address, phone and e-mail are removed from them. This
          cannot be undone, and is not possible while an order is open.
        </p>
      }
      buttonLabel="Erase my account"
      variant="danger"
      onSend={(getValue) => session.runSessionEnd(() => eraseAndSignOut(getValue('password')))}
    >
      <PasswordField label="Your password" autoComplete="current-password" />
    </AccountForm>
  );
}
