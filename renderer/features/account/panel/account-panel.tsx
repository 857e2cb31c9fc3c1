import { type ComponentType, type ReactNode, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { balanceChosen, selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { AppSettingsEntry } from '#renderer/lib/desktop/app-settings-entry.tsx';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { PlayMoney } from '#renderer/lib/play-money/play-money.tsx';
import { authDialogClosed, selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { EntryFace, EntryList, entryClass } from '#renderer/ui/entry-list.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import { BonusPanelPart } from '../bonus/bonus-panel-part.tsx';
import { AccountList } from './account-list.tsx';
import styles from './account-panel.module.css';
import { AddCurrency } from './add-currency.tsx';
import { OfficeEntries, type OfficePart, useIsRechargeAllowed } from './dialog-entries.tsx';
import { PlayerIdentity } from './identity.tsx';
import { SignOut } from './sign-out.tsx';

const Profile = lazyPart({
  load: async () => (await import('./open-profile.tsx')).ProfileButton,
  namespaces: ['desktop-profiles'],
});

const Data = lazyPart({
  load: async () => (await import('../data/data-panel.tsx')).DataPanel,
  namespaces: ['my-data', 'auth', 'errors'],
});

interface AccountPanelProps {
  /** Time and profit or loss of the session. */
  readonly result: ReactNode;
  /** Parts of other features that replace the panel. */
  readonly parts: Readonly<Record<OfficePart, ComponentType>>;
}

/** Shows accounts, history, security, and the sign-out button, which needs one press. */
export function AccountPanel({ result, parts }: AccountPanelProps) {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const { desktop } = useHost();
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  const [part, setPart] = useState<OfficePart | 'data' | null>(useAppSelector(selectAuth).part);
  const place = useStepFocus(part !== null);
  const isRechargeAllowed = useIsRechargeAllowed();
  const close = () => dispatch(authDialogClosed());
  if (part !== null) {
    const Part = part === 'data' ? Data : parts[part];
    return (
      <Dialog title={t(part)} closeLabel={t('common:close')} place="end" padded onClose={close}>
        <div className={styles.panel} ref={place}>
          <div className={styles.backwards}>
            <Button kind="quiet" onClick={() => setPart(null)}>
              <span className={styles.back}>
                <Icon name="chevron" size={16} mirrored />
              </span>
              {t('code_back')}
            </Button>
          </div>
          <Part />
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('account')} closeLabel={t('common:close')} place="end" padded onClose={close}>
      <div className={styles.panel} ref={place}>
        <PlayerIdentity />
        {result}
        {desktop ? <Profile /> : null}
        <AccountList />
        <EntryList>
          {isRechargeAllowed ? <PlayMoney onCare={() => setPart('care')} /> : null}
          <AddCurrency />
        </EntryList>
        <BonusPanelPart />
        <EntryList>
          <OfficeEntries onPart={setPart} onLeave={close} />
          <button type="button" className={entryClass} onClick={() => setPart('data')}>
            <EntryFace icon="user" leads>
              {t('data')}
            </EntryFace>
          </button>
          <AppSettingsEntry onOpen={close} />
          <div className={`${entryClass} ${styles.setting}`}>
            <Icon name={isBalanceHidden ? 'eye-off' : 'eye'} size={18} />
            <Switch
              label={t('show_balance')}
              checked={!isBalanceHidden}
              onChange={(isShown) => dispatch(balanceChosen(!isShown))}
            />
          </div>
        </EntryList>
        <SignOut />
      </div>
    </Dialog>
  );
}
