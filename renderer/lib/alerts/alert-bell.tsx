import { selectPlayer } from '../api/session-api.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { useAppSelector } from '../store/store-hooks.ts';
import type { AlertOffer } from './alert-offer.ts';
import styles from './alerts.module.css';

interface BellProps extends AlertOffer {
  /** Name of the bell's bet or market. */
  readonly name: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

const AlertButton = lazyPart<BellProps & { readonly userId: number }>({
  load: async () => (await import('./alert-button.tsx')).AlertButton,
  namespaces: ['desktop-notices'],
});

/**
 * Button that sets a price alert; shown to players only, because an alert belongs to an account. Its place is drawn for
 * all visitors, since they share the page that the server draws.
 */
export function AlertBell(props: BellProps) {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  return (
    <span className={[styles.bell, props.className].filter(Boolean).join(' ')}>
      {userId === undefined ? null : <AlertButton {...props} userId={userId} />}
    </span>
  );
}
