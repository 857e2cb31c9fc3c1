import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { FallbackProps } from '#renderer/lib/sections/section-slot.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from './menu-fallback.module.css';

/** Links to the games when the menu section is missing. */
export function MenuFallback({ path, children }: FallbackProps) {
  const { t } = useTranslation();
  const [, language = '', current] = path.split('/');
  return (
    <div className={styles.menu}>
      <nav className={styles.nav} aria-label={t('sections')}>
        {(['line', 'live'] as const).map((section) => (
          <a
            key={section}
            href={paths.section(section, { language })}
            aria-current={section === current ? 'page' : undefined}
          >
            {t(`nav_${section}`)}
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}
