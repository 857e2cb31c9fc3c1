import { Notice } from '#renderer/ui/notice.tsx';
import { toCallError } from '../api/call-error.ts';
import { DeviceError } from '../device/passkey-device.ts';
import { FormFailure } from '../forms/form-failure.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Shows why a second factor was not accepted: the answer of the back end, or what the device said. */
export function FactorProblem({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('factors');
  if (!error) return null;
  if (!(error instanceof DeviceError)) return <FormFailure error={toCallError(error)} />;
  return (
    <div role="alert">
      <Notice kind="warn" icon="alert">
        {t(error.problem === 'failed' ? 'passkey_failed' : 'passkey_stopped')}
      </Notice>
    </div>
  );
}
