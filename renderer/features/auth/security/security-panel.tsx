import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { PasskeyPart } from '../passkeys/passkey-parts.tsx';
import { NetworksSettingPart } from '../social/network-parts.tsx';
import { PhoneSetting } from './phone-setting.tsx';
import styles from './security.module.css';
import { useSecurityQuery } from './security-api.ts';
import { SessionList } from './session-list.tsx';
import { TwoStepSetting } from './two-step-setting.tsx';

/** How the player signs in, and where: phone, second step, sessions. */
export function SecurityPanel() {
  const { t } = useTranslation(['auth', 'errors']);
  const { data, error, refetch } = useSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) {
    return (
      <div className={styles.panel}>
        <PhoneSetting phone={data.phone} />
        <TwoStepSetting isOn={data.twoStep} />
        <PasskeyPart passkeys={data.passkeys} />
        <NetworksSettingPart />
        <SessionList sessions={data.sessions} />
      </div>
    );
  }
  if (!error) return <p role="status">{t('security_loading')}</p>;
  return (
    <div className={styles.panel}>
      <div role="alert">
        <Notice kind="warn" icon="alert">
          {t(`errors:${errorTextKey(toCallError(error))}`)}
        </Notice>
      </div>
      <Button wide onClick={() => void refetch()}>
        {t('security_again')}
      </Button>
    </div>
  );
}
