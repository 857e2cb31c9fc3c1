import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { AccountSums } from '#renderer/lib/office/account-sums.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/** Page of the office with the bonus money and what is left to stake before it becomes the player's own (O-08). */
export function BonusTurnoverPage() {
  const { t } = useTranslation('office-bonuses');
  const language = useLanguage();
  const accounts = useAppSelector(selectAccounts).filter(({ type }) => type === ACCOUNT_TYPE.bonus);
  return (
    <OfficePage name="bonuses_wager">
      {accounts.length > 0 ? (
        <OfficeCard title={t('money_title')}>
          <AccountSums accounts={accounts} />
        </OfficeCard>
      ) : null}
      <OfficeState
        icon="refresh"
        title={t('turnover_none')}
        text={t('turnover_none_text')}
        lead={{ to: paths.to('promo', language), label: t('to_promotions') }}
      />
    </OfficePage>
  );
}
