import { later, useLater } from 'shared/core';
import { AccountLoading } from '../account/account-loading';
import { AccountPage } from '../account/account-page';

/** Nothing that a sign-in needs. */
const settings = later(
  async () => (await import(/* webpackChunkName: "later-settings" */ './settings')).Settings,
);

/** /myaccount/settings: one's details, e-mail, password and data (decision 51). */
export function SettingsPage() {
  const Settings = useLater(settings, true);
  return (
    <AccountPage title="Settings" description="Your details, e-mail, password and data.">
      {(userid) => (Settings ? <Settings userid={userid} /> : <AccountLoading />)}
    </AccountPage>
  );
}
