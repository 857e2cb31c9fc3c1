import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { useNamespaces } from '../i18n/use-namespaces.ts';
import styles from './section-error.module.css';

interface SectionErrorProps {
  readonly isNarrow: boolean;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
}

/** Shows that a section did not load, with the button that retries (shell §8). */
export function SectionError({ isNarrow, isRefreshing, onRefresh }: SectionErrorProps) {
  const { t } = useTranslation('sections');
  const hasTexts = useNamespaces(['sections']);
  if (!hasTexts) return null;
  const text = `${t('dictionary_load_error')} ${t('dictionary_refresh_page')}`;
  const label = t(isRefreshing ? 'refreshing_button' : 'page_refresh_button');
  if (isNarrow) {
    return (
      <div className={styles.narrow} role="status">
        <span className="vh">{text}</span>
        <IconButton icon="refresh" label={label} size={16} aria-disabled={isRefreshing} onClick={onRefresh} />
      </div>
    );
  }
  return (
    <div className={styles.error} role="status">
      <p>{text}</p>
      <Button aria-disabled={isRefreshing} onClick={onRefresh}>
        {label}
      </Button>
    </div>
  );
}
