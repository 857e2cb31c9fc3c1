import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { QrCode } from '#renderer/lib/qr/qr-code.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Card, cardHeadingClass } from '#renderer/ui/card.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { useAppsQuery } from '../api.ts';
import styles from '../apps.module.css';
import { isPhone } from '../is-phone.ts';

/** Shows the address of the page for phones as a QR code for a phone's camera; on a phone it draws nothing. */
export function Scan() {
  const { t } = useTranslation('desktop-packs');
  const { data } = useAppsQuery();
  const language = useLanguage();
  const { mainOrigin } = useAppSelector(selectConfig);
  const origin = useAppSelector(({ site }) => site.origin);
  if (isPhone(data?.visitor)) return null;
  const address = `${mainOrigin ?? origin}${paths.to('mobile', language)}`;
  return (
    <Card className={styles.scan}>
      <div>
        <h2 className={cardHeadingClass}>{t('scan_title')}</h2>
        <p className={styles.text}>{t('scan_text')}</p>
      </div>
      <QrCode className={styles.code} text={address} label={t('scan_label', { address })} />
    </Card>
  );
}
