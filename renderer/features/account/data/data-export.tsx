import { useState } from 'react';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import { useAskDataExportMutation } from './data-api.ts';

type Step = 'asking' | 'shown' | { readonly path: string };

/** Prepares the archive of the player's data after the proof of a change, and offers it once. */
export function DataExport() {
  const { t } = useTranslation('my-data');
  const [step, setStep] = useState<Step>('shown');
  const [ask, { isLoading, error }] = useAskDataExportMutation();
  const isReady = typeof step === 'object';
  const place = useStepFocus(isReady ? 'ready' : step, 'input, a, button');
  return (
    <section className={styles.part} aria-labelledby="data-export">
      <h3 id="data-export" className={styles.heading}>
        {t('export')}
      </h3>
      <p>{t('export_what')}</p>
      <p className={styles.said} role="status">
        {isReady ? t('export_ready') : null}
      </p>
      <div ref={place} className={styles.part}>
        {isReady ? (
          <a
            className={buttonClass('primary', false, true)}
            href={step.path}
            download="my-data.zip"
            onClick={() => setStep('shown')}
          >
            {t('export_download')}
          </a>
        ) : step === 'asking' ? (
          <ConfirmForm
            button={t('export_prepare')}
            isLoading={isLoading}
            error={error}
            onProof={(body) => void ask({ body }).unwrap().then(setStep, shown)}
            onCancel={() => setStep('shown')}
          />
        ) : (
          <Button wide onClick={() => setStep('asking')}>
            {t('export_ask')}
          </Button>
        )}
      </div>
    </section>
  );
}
