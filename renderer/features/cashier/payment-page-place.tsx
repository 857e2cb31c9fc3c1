import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { WholePayment } from '#shared/contracts/cashier.ts';
import styles from './cashier.module.css';

interface PaymentPagePlaceProps {
  readonly page: NonNullable<WholePayment['page']>;
  /** Name of the method. */
  readonly method: string;
}

/** What the page of a provider may do in its frame: its own forms and scripts, and lead the whole tab on by a press. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-top-navigation-by-user-activation';

/** Shows the page of the provider in its frame, or leads to it; the desktop app opens it in the system's browser. */
export function PaymentPagePlace({ page: { url, view, until }, method }: PaymentPagePlaceProps) {
  const { t } = useTranslation('cashier');
  const { desktop } = useHost();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const closing =
    until === null ? null : <p className={styles.quiet}>{t('pay_until', { time: time.moment(until, now) })}</p>;
  if (desktop) {
    return (
      <div className={styles.stack}>
        <div>
          <a className={buttonClass('primary')} href={url} target="_blank" rel="noopener">
            {t('pay_in_browser')}
          </a>
        </div>
        <p className={styles.quiet}>{t('pay_in_browser_hint')}</p>
        {closing}
      </div>
    );
  }
  if (view === 'page') {
    return (
      <div className={styles.stack}>
        <div>
          <a className={buttonClass('primary')} href={url}>
            {t('pay_on_page')}
          </a>
        </div>
        {closing}
      </div>
    );
  }
  return (
    <div className={styles.stack}>
      <iframe className={styles.frame} src={url} title={t('pay_frame', { method })} sandbox={SANDBOX} />
      {closing}
      <a className={styles.link} href={url}>
        {t('pay_frame_as_page')}
      </a>
    </div>
  );
}
