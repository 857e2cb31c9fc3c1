import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { Conversion } from '#shared/contracts/account-conversion.ts';
import styles from '../first-modals.module.css';
import ownStyles from './conversion.module.css';

interface ConfirmModalProps {
  readonly quote: Conversion;
  readonly isBusy: boolean;
  /** Text about a failed conversion. */
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows both amounts and the rate before the conversion. */
export function ConfirmModal({ quote, isBusy, failure, onConfirm, onClose }: ConfirmModalProps) {
  const { t } = useTranslation(['conversion', 'common']);
  const money = useMoneyText();
  const { from, to, rate } = quote;
  return (
    <Dialog title={t('title', { from: from.iso, to: to.iso })} closeLabel={t('common:close')} padded onClose={onClose}>
      <div className={styles.modal}>
        <dl className={ownStyles.amounts}>
          <div>
            <dt>{t('now')}</dt>
            <dd>
              <bdi translate="no">{money(from.amount, from.iso)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t('then')}</dt>
            <dd>
              <bdi translate="no">{money(to.amount, to.iso)}</bdi>
            </dd>
          </div>
        </dl>
        <p>
          {t('rate')}{' '}
          <bdi dir="ltr">
            {rate} {from.iso} = 1 {to.iso}
          </bdi>
        </p>
        <p>{t(quote.isMain ? 'what_main' : 'what_additional', { from: from.iso, to: to.iso })}</p>
        {failure ? (
          <Notice kind="warn" icon="alert" announced>
            {failure}
          </Notice>
        ) : null}
        <div className={styles.actions}>
          <Button kind="primary" wide disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
            {t('convert', { amount: money(to.amount, to.iso) })}
          </Button>
          <Button kind="quiet" wide onClick={onClose}>
            {t('not_now')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
