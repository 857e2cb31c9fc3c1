import { PanelWaiting } from '#renderer/lib/api/panel-waiting.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useSecurityQuery } from '#renderer/lib/proof/security-api.ts';
import styles from '#renderer/ui/setting.module.css';
import { AuthenticatorSetting } from './authenticator-setting.tsx';
import { EmailSetting } from './email-setting.tsx';
import { NetworksSettingPart } from './networks/networks-setting-part.tsx';
import { PasskeyPart } from './passkeys/passkey-setting-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PhoneSetting } from './phone-setting.tsx';
import { ProtectionSetting } from './protection-setting.tsx';
import { RecoveryCodesSetting } from './recovery-codes-setting.tsx';
import { SecureQuestionSetting } from './secure-question-setting.tsx';
import { SessionList } from './session-list.tsx';
import { TwoStepSetting } from './two-step-setting.tsx';

/** Shows how and where the player signs in: protection, e-mail, phone, second step, sessions. */
export function SecurityPanel() {
  const { data, error, refetch } = useSecurityQuery(undefined, { refetchOnMountOrArgChange: true });
  const retry = useRetry(refetch);
  if (data) {
    return (
      <div className={styles.panel}>
        <ProtectionSetting {...data} />
        <EmailSetting email={data.email} />
        <PhoneSetting phone={data.phone} />
        <PasswordPart age={data.changed_pass_day_count} phone={data.phone} />
        <TwoStepSetting security={data} />
        <AuthenticatorSetting totp={data.totp} />
        {data.twoStep && !data.isTwoStepDue ? <RecoveryCodesSetting count={data.recoveryCodes} /> : null}
        <PasskeyPart passkeys={data.passkeys} />
        <NetworksSettingPart />
        <SecureQuestionSetting question={data.secureQuestion} />
        <SessionList sessions={data.sessions} />
      </div>
    );
  }
  return <PanelWaiting error={error} onAgain={retry} />;
}
