import { later, useLater } from 'shared/core';
import { AccountLoading } from '../account/account-loading';
import { AccountPage } from '../account/account-page';

/** Lazy, because a sign-in does not need it. */
const settings = later(
  async () => (await import(/* webpackChunkName: "later-settings" */ './settings')).Settings,
);

/** The page /myaccount/settings: details, email, password and data (rule 51). */
export function SettingsPage() {
  const Settings = useLater(settings, true);
  return (
    <AccountPage title="Settings" description="Your details, e-mail, password and data.">
      {(userid) => (Settings ? <Settings userid={userid} /> : <AccountLoading />)}
    </AccountPage>
  );
}
