import { type ComponentType, type ReactNode, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useLogoutMutation } from '#renderer/lib/api/sign-out-api.ts';
import { AppSettingsEntry } from '#renderer/lib/desktop/app-settings-entry.tsx';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { authDialogClosed, selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { EntryFace, EntryList, entryClass } from '#renderer/ui/entry-list.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import { BonusPanelPart } from '../bonus/bonus-panel-part.tsx';
import { AccountList } from './account-list.tsx';
import styles from './account-panel.module.css';
import { AddCurrency } from './add-currency.tsx';
import { OfficeEntries, type OfficePart, useIsRechargeAllowed } from './office-entries.tsx';
import { PlayMoney } from './play-money.tsx';

function Identity() {
  const { t } = useTranslation('auth');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const player = useAppSelector(selectPlayer);
  if (!player) return null;
  const { previousSignInAt } = player;
  return (
    <div className={styles.identity}>
      <span className={styles.avatar} aria-hidden="true">
        <Icon name="user" size={22} />
      </span>
      <div>
        <b className={styles.name}>
          <bdi>{player.email || player.name}</bdi>
        </b>
        <p>
          {previousSignInAt === null
            ? t('first_sign_in')
            : t('previous_sign_in', { time: text.moment(previousSignInAt, now) })}
        </p>
      </div>
    </div>
  );
}

function SignOut() {
  const { t } = useTranslation(['auth', 'errors']);
  const [logout, { error, isLoading }] = useLogoutMutation();
  return (
    <>
      <Button kind="quiet" wide disabled={isLoading} aria-busy={isLoading} onClick={() => void logout(undefined)}>
        <Icon name="leave" size={18} mirrored />
        {t('sign_out')}
      </Button>
      {error ? (
        <p className={styles.said} role="alert">
          {t('sign_out_failed')} {t(`errors:${errorTextKey(toCallError(error))}`)}
        </p>
      ) : null}
    </>
  );
}

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
  const { isBalanceHidden } = useAppSelector(selectDisplay);
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
        <Identity />
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
              onChange={(isShown) => dispatch(displayChanged({ isBalanceHidden: !isShown }))}
            />
          </div>
        </EntryList>
        <SignOut />
      </div>
    </Dialog>
  );
}
