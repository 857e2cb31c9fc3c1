import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { OfficeIndex } from '#renderer/lib/office/office-menu.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { EntryList } from '#renderer/ui/entry-list.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { AccountList } from '../panel/account-list.tsx';
import { AddCurrency } from '../panel/add-currency.tsx';
import { PlayerIdentity } from '../panel/identity.tsx';
import { SignOut } from '../panel/sign-out.tsx';
import { AccountFacts } from './account-facts.tsx';

const Data = lazyPart({
  load: async () => (await import('../data/data-panel.tsx')).DataPanel,
  namespaces: ['my-data', 'auth', 'errors'],
  fallback: <Bone kind="price" />,
});

const Profile = lazyPart({
  load: async () => (await import('../profile/profile-panel.tsx')).ProfilePanel,
  namespaces: ['profile', 'registration', 'factors', 'auth', 'errors'],
  fallback: <Bone kind="price" />,
});

/** First page of the office: who the player is, the accounts with their currencies, the profile, and the stored data. */
export function AccountPage() {
  const { t } = useTranslation(['office', 'auth']);
  const account = useAppSelector(selectActiveAccount);
  return (
    <OfficePage name="account">
      <OfficeCard>
        <PlayerIdentity />
        <AccountFacts />
      </OfficeCard>
      <OfficeIndex />
      {account ? (
        <OfficeCard>
          <AccountList />
          <EntryList>
            <AddCurrency />
          </EntryList>
        </OfficeCard>
      ) : null}
      <OfficeCard title={t('profile')}>
        <Profile />
      </OfficeCard>
      <OfficeCard title={t('auth:data')}>
        <Data />
      </OfficeCard>
      <div>
        <SignOut />
      </div>
    </OfficePage>
  );
}
