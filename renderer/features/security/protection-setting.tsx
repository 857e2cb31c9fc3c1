import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { Security } from '#shared/contracts/security.ts';
import { methodsToNextBand, PROTECTION_METHODS, protectionStatusOf } from '#shared/domain/security/protection-level.ts';
import factorStyles from './factors.module.css';

type Protection = Pick<Security, 'protection_level' | 'protection_methods'>;

/** Shows how well the account is protected, by which methods, and what leads to the next level (O-03). */
export function ProtectionSetting({ protection_level: level, protection_methods: methods }: Protection) {
  const { t, i18n } = useTranslation('factors');
  const status = protectionStatusOf(level);
  if (level === null || status === 'none') return null;
  const next = methodsToNextBand(methods);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (
    <section className={styles.part} aria-labelledby="protection-heading">
      <h3 id="protection-heading" className={styles.heading}>
        {t('protection')}
      </h3>
      <div className={factorStyles.level}>
        <p>
          <b>{t(`protection_${status}`)}</b> · {t('protection_level', { level })}
        </p>
        <span className={factorStyles.meter} data-status={status} aria-hidden="true">
          <span style={{ inlineSize: `${level}%` }} />
        </span>
      </div>
      <ul className={factorStyles.methods}>
        {PROTECTION_METHODS.map((method) => (
          <li key={method}>
            <span className={factorStyles.mark}>{methods[method] ? <Icon name="check" size={16} /> : null}</span>
            <span>
              {t(method)}: {t(methods[method] ? 'method_on' : 'method_off')}
            </span>
          </li>
        ))}
      </ul>
      {next.length > 0 ? (
        <p className={styles.said}>
          {t('protection_next', { methods: list.format(next.map((method) => t(`${method}_todo`))) })}
        </p>
      ) : null}
    </section>
  );
}
