import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import styles from './consultant-stub.module.css';

/** Draws an empty desk: a headset hangs on the screen, and the lamp is off. */
function EmptyWorkplace() {
  return (
    <svg className={styles.picture} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <circle className={styles.soft} cx="120" cy="72" r="66" />
      <g className={styles.line}>
        <path d="M24 122h192M40 122v22M200 122v22" />
        <path d="M76 46h88a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H76a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4zM120 104v18M102 122h36" />
        <path d="M50 122h14M57 122V92l-15-14M34 86l6-14 16 8-7 9z" />
        <path d="M184 122v-14h16v14M200 111h4a4 4 0 0 1 0 8h-4" />
      </g>
      <g className={styles.accent}>
        <path d="M100 76a20 20 0 0 1 40 0M97 74h8v16h-8zM135 74h8v16h-8zM139 90c0 6-5 8-13 8" />
        <path d="M172 30h10l-10 12h10M190 12h14l-14 17h14" />
      </g>
    </svg>
  );
}

/** Says that no agent is working now: a title, a close button, a picture and a text (shell §1). */
export function ConsultantStub({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['support', 'common']);
  return (
    <Dialog title={t('stub_title')} closeLabel={t('common:close')} padded onClose={onClose}>
      <div className={styles.stub}>
        <EmptyWorkplace />
        <p className={styles.text}>{t('stub_text')}</p>
      </div>
    </Dialog>
  );
}
