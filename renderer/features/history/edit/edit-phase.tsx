import { errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import styles from './edit.module.css';
import type { EditPhase } from './use-edit.ts';
import { useEditReason } from './use-edit-reason.ts';

interface EditPhaseNoteProps {
  readonly phase: EditPhase;
  readonly iso: string;
  readonly onAsk: () => void;
}

/** How the order stands; a refusal is said at once. */
export function EditPhaseNote({ phase, iso, onAsk }: EditPhaseNoteProps) {
  const { t } = useTranslation(['edit', 'errors']);
  const reason = useEditReason(iso);
  const gate = useGateText();
  const now = useNow(SECOND_MS);
  switch (phase.kind) {
    case 'edited':
      return (
        <Notice kind="info" icon="check" announced>
          {t('edited_note', { number: phase.couponId })}
        </Notice>
      );
    case 'pending':
      return (
        <Notice kind="info" icon="clock" announced>
          {t('pending_note')}{' '}
          <span aria-hidden="true">{Math.max(0, Math.ceil((phase.decidesAt - now) / SECOND_MS))}</span>
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <div role="alert">
          <Notice kind="warn" icon="alert">
            {phase.kind === 'refused' ? reason(phase) : t(`errors:${errorTextKey(phase.error)}`)} {t('not_edited')}{' '}
            {phase.kind === 'refused' ? '' : gate(phase.error)}
          </Notice>
        </div>
      );
    case 'unknown':
      return (
        <div role="alert" className={styles.stack}>
          <Notice kind="warn" icon="offline">
            {t('unknown_note')}
          </Notice>
          <Button onClick={onAsk}>{t('ask_again')}</Button>
        </div>
      );
    default:
      return null;
  }
}
