import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { FormFailure } from '../forms/form-failure.tsx';
import { DeviceError } from '../passkeys/device.ts';

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
