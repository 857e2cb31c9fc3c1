import { useNavigate } from 'react-router-dom';
import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard, OfficePage } from '#renderer/lib/office/office-page.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { PlayMoney } from '#renderer/lib/play-money/play-money.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { EntryList } from '#renderer/ui/entry-list.tsx';
import { paths } from '#shared/domain/routing/paths.ts';

const Deposit = officePart({
  load: async () => (await import('./addressed-deposit.tsx')).AddressedDeposit,
  namespaces: ['cashier', 'auth', 'errors'],
});

/** Page of the office on which a player adds money; outside of production also play money (O-06). */
export function RechargePage() {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const navigate = useNavigate();
  const account = useAppSelector(selectActiveAccount);
  const { isPlayMoney } = useAppSelector(selectConfig);
  return (
    <OfficePage name="recharge">
      {account ? <Deposit /> : null}
      {isPlayMoney && account ? (
        <OfficeCard title={t('play_money')}>
          <EntryList>
            <PlayMoney onCare={() => void navigate(paths.to('office/responsible', language))} />
          </EntryList>
        </OfficeCard>
      ) : null}
    </OfficePage>
  );
}
