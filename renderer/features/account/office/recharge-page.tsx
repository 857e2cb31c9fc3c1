import { useNavigate } from 'react-router-dom';
import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useOfficeMenuQuery } from '#renderer/lib/office/office-api.ts';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { EntryList } from '#renderer/ui/entry-list.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { PlayMoney } from '../panel/play-money.tsx';
import { AccountSums } from './account-sums.tsx';

/** Page of the office on which a player adds money; outside of production it is play money (O-06). */
export function RechargePage() {
  const { t } = useTranslation('office-money');
  const language = useLanguage();
  const navigate = useNavigate();
  const account = useAppSelector(selectActiveAccount);
  const { isPlayMoney } = useAppSelector(selectConfig);
  const isAllowed = useOfficeMenuQuery(undefined).data?.user.recharge_allow ?? true;
  return (
    <OfficePage name="recharge">
      {isPlayMoney && isAllowed && account ? (
        <OfficeCard>
          <AccountSums accounts={[account]} />
          <EntryList>
            <PlayMoney onCare={() => void navigate(paths.to('office/responsible', language))} />
          </EntryList>
        </OfficeCard>
      ) : (
        <OfficeState
          icon="lock"
          title={t('deposit_closed')}
          text={t(isAllowed ? 'deposit_closed_text' : 'deposit_banned_text')}
          lead={{ to: paths.to('office/support', language), label: t('to_support') }}
        />
      )}
    </OfficePage>
  );
}
