import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { AccountPage, AccountSkeleton } from '../account/account-page';

/** Loads lazily, because most visitors of this remote only sign in. */
const lazySettings = defineLazyModule(
  async () => (await import(/* webpackChunkName: "later-settings" */ './settings')).Settings,
);

export function SettingsPage() {
  const Settings = useLazyModule(lazySettings, true);
  return (
    <AccountPage title="Settings" description="Your details, e-mail, password and data.">
      {(userid) => (Settings ? <Settings userid={userid} /> : <AccountSkeleton />)}
    </AccountPage>
  );
}
