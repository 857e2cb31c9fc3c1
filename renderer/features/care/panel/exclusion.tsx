import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import styles from '#renderer/ui/setting.module.css';
import { EXCLUSION_DAYS } from '#shared/domain/care/care-rules.ts';
import { useBlockUserMutation } from './care-api.ts';

type Days = (typeof EXCLUSION_DAYS)[number];

/** Excludes the player after a second press. It ends the session, and the session listener announces that. */
export function Exclusion() {
  const { t } = useTranslation(['modals', 'errors']);
  const dispatch = useAppDispatch();
  const [days, setDays] = useState<Days>(EXCLUSION_DAYS[0]);
  const [isAsking, setAsking] = useState(false);
  const [block, { error, isLoading }] = useBlockUserMutation();
  const place = useStepFocus(isAsking);
  const confirm = async () => {
    const { data } = await block({ body: { days } });
    const { session } = sessionApi.endpoints;
    if (data) await dispatch(session.initiate(undefined, { subscribe: false, forceRefetch: true }));
    else setAsking(false);
  };
  const options = EXCLUSION_DAYS.map((count) => ({ value: String(count), label: t('days', { count }) }));
  return (
    <section className={styles.part} aria-labelledby="care-exclusion">
      <h3 id="care-exclusion" className={styles.heading}>
        {t('exclusion')}
      </h3>
      <p>{t('exclusion_what')}</p>
      <div ref={place} className={styles.part}>
        {isAsking ? (
          <>
            <p>{t('exclusion_sure', { count: days })}</p>
            <div className={styles.buttons}>
              <Button kind="primary" disabled={isLoading} aria-busy={isLoading} onClick={() => void confirm()}>
                {t('exclusion_confirm')}
              </Button>
              <Button onClick={() => setAsking(false)}>{t('exclusion_no')}</Button>
            </div>
          </>
        ) : (
          <>
            <SelectField
              label={t('exclusion_days')}
              options={options}
              value={String(days)}
              onChange={(value) => setDays(EXCLUSION_DAYS.find((one) => String(one) === value) ?? EXCLUSION_DAYS[0])}
            />
            <Button wide onClick={() => setAsking(true)}>
              {t('exclusion_ask')}
            </Button>
          </>
        )}
      </div>
      <p className={styles.said} role="status">
        {error ? t(`errors:${errorTextKey(toCallError(error))}`) : null}
      </p>
    </section>
  );
}
