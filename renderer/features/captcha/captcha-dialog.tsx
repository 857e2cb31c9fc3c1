import { type FormEvent, useRef, useState } from 'react';
import { captchaPrompt } from '#renderer/lib/api/transport/captcha-prompt.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { Spinner } from '#renderer/ui/spinner.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import styles from './captcha-dialog.module.css';
import { useChallenge } from './use-challenge.ts';

const close = () => captchaPrompt.answer(null);

/** Dialog for a captcha: a picture to read, or some seconds of calculation by the device. */
export function CaptchaDialog() {
  const { t } = useTranslation(['captcha', 'common']);
  const { challenge, isBusy, isWorking, mishap, minutes, read, letDeviceWork, renew } = useChallenge();
  const [answer, setAnswer] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAnswer('');
    void read(answer);
  };
  return (
    <Dialog title={t('title')} closeLabel={t('common:close')} padded initialFocus={first} onClose={close}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{t('why')}</p>
        <div role="alert">
          {mishap ? (
            <Notice kind="warn" icon="alert">
              {mishap.words || t(`mishap_${mishap.kind}`, { count: minutes })}
            </Notice>
          ) : null}
        </div>
        <div className={styles.picture}>
          {challenge ? (
            <img
              src={`data:image/svg+xml,${encodeURIComponent(challenge.picture)}`}
              alt={t('picture', { count: challenge.length })}
            />
          ) : (
            <>
              <Spinner />
              <span className="vh">{t('common:loading')}</span>
            </>
          )}
        </div>
        <TextField
          ref={first}
          label={t('digits')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={challenge?.length ?? 5}
          value={answer}
          onChange={setAnswer}
        />
        <div className={styles.row}>
          <Button kind="primary" type="submit" disabled={isBusy || answer === ''}>
            {t('continue')}
          </Button>
          <Button disabled={isBusy} onClick={renew}>
            {t('new_picture')}
          </Button>
        </div>
        <div className={styles.other}>
          <p>{t('other_way')}</p>
          <Button disabled={isBusy} aria-busy={isWorking} onClick={() => void letDeviceWork()}>
            {t('let_device')}
          </Button>
          <p role="status">{isWorking ? t('working') : ''}</p>
        </div>
      </form>
    </Dialog>
  );
}
