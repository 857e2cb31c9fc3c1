import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { AccountSums } from './account-sums.tsx';

/** Page of the office that says which money can be withdrawn: play money cannot (O-06). */
export function DeducePage() {
  const { t } = useTranslation('office-money');
  const language = useLanguage();
  const { isPlayMoney } = useAppSelector(selectConfig);
  const accounts = useAppSelector(selectAccounts).filter(({ type }) => type !== ACCOUNT_TYPE.bonus);
  return (
    <OfficePage name="deduce">
      {accounts.length > 0 ? (
        <OfficeCard title={t('own_money')}>
          <AccountSums accounts={accounts} />
        </OfficeCard>
      ) : null}
      <OfficeState
        icon="lock"
        title={t('withdrawal_closed')}
        text={t(isPlayMoney ? 'withdrawal_play_text' : 'withdrawal_closed_text')}
        lead={{ to: paths.to('office/support', language), label: t('to_support') }}
      />
    </OfficePage>
  );
}
