import { errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useGateText } from '#renderer/lib/text/use-gate-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { OrderEnd, ShownPhase } from './order.ts';
import styles from './order-phase-note.module.css';

/** The texts of one kind of order: a cash-out, an edit, a purchase. */
export interface OrderTexts {
  /** The order was executed; null while it was not. */
  readonly done: string | null;
  /** Why the platform refused the order; null while it has not. */
  readonly refused: string | null;
  readonly pending: string;
  /** Nothing was booked. */
  readonly nothingDone: string;
  readonly unknown: string;
  readonly askAgain: string;
}

interface OrderPhaseNoteProps {
  readonly phase: ShownPhase<OrderEnd<object, object>>;
  readonly texts: OrderTexts;
  /** Asks at once for the outcome of an order that was not answered. */
  readonly onAsk: () => void;
}

function NotDone({ children }: { readonly children: string }) {
  return (
    <div role="alert">
      <Notice kind="warn" icon="alert">
        {children.trim()}
      </Notice>
    </div>
  );
}

/** Shows the phase of an order; a refusal and a failure are announced at once. */
export function OrderPhaseNote({ phase, texts, onAsk }: OrderPhaseNoteProps) {
  const { t } = useTranslation('errors');
  const gate = useGateText();
  const now = useNow(SECOND_MS);
  switch (phase.kind) {
    case 'done':
      return (
        <Notice kind="info" icon="check" announced>
          {texts.done}
        </Notice>
      );
    case 'pending':
      return (
        <Notice kind="info" icon="clock" announced>
          {texts.pending} <span aria-hidden="true">{Math.max(0, Math.ceil((phase.decidesAt - now) / SECOND_MS))}</span>
        </Notice>
      );
    case 'refused':
      return <NotDone>{`${texts.refused} ${texts.nothingDone}`}</NotDone>;
    case 'failed':
      return <NotDone>{`${t(errorTextKey(phase))} ${texts.nothingDone} ${gate(phase)}`}</NotDone>;
    case 'unknown': {
      const isAsking = phase.isAsking === true;
      return (
        <div role="alert" className={styles.stack}>
          <Notice kind="warn" icon="offline">
            {texts.unknown}
          </Notice>
          <Button aria-busy={isAsking} aria-disabled={isAsking} onClick={isAsking ? undefined : onAsk}>
            {texts.askAgain}
          </Button>
        </div>
      );
    }
    default:
      return null;
  }
}
