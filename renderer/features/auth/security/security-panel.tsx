import { PanelWaiting } from '../account/panel-waiting.tsx';
import { PasskeyPart } from '../passkeys/passkey-parts.tsx';
import { NetworksSettingPart } from '../social/network-parts.tsx';
import { EmailSetting } from './email-setting.tsx';
import { PhoneSetting } from './phone-setting.tsx';
import styles from './security.module.css';
import { useSecurityQuery } from './security-api.ts';
import { SessionList } from './session-list.tsx';
import { TwoStepSetting } from './two-step-setting.tsx';

/** Shows how and where the player signs in: e-mail, phone, second step, sessions. */
export function SecurityPanel() {
  const { data, error, refetch } = useSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data) {
    return (
      <div className={styles.panel}>
        <EmailSetting email={data.email} />
        <PhoneSetting phone={data.phone} />
        <TwoStepSetting isOn={data.twoStep} hasEmail={data.email !== ''} />
        <PasskeyPart passkeys={data.passkeys} />
        <NetworksSettingPart />
        <SessionList sessions={data.sessions} />
      </div>
    );
  }
  return <PanelWaiting error={error} onAgain={() => void refetch()} />;
}
