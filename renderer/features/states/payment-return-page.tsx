import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { stateName } from '#renderer/lib/routing/state-name.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { GoHome, GoToHistory, WriteSupport } from './state-actions.tsx';
import { type StateLook, StateScreen } from './state-screen.tsx';

const LOOKS: Readonly<Record<string, StateLook>> = {
  success: { tone: 'good', icon: 'check' },
  pending: { tone: 'calm', icon: 'clock' },
  fail: { tone: 'bad', icon: 'alert' },
  cancel: { tone: 'calm', icon: 'close' },
};

const PLAIN: StateLook = { tone: 'calm', icon: 'info' };

/**
 * Page to which a payment system returns the player (shell §2.8). Its address proves nothing, so the page says what was
 * reported and where to check the balance, and changes nothing.
 */
export function PaymentReturnPage() {
  const { t } = useTranslation('states');
  const player = useAppSelector(selectPlayer);
  const route = useRoute();
  if (!route) return null;
  const { outcome = '' } = route.params;
  const name = stateName(route);
  return (
    <StateScreen
      {...(LOOKS[outcome] ?? PLAIN)}
      name={name}
      actions={
        <>
          <GoHome />
          {outcome === 'fail' || !player ? <WriteSupport subject={t(`title_${name}`)} /> : <GoToHistory />}
        </>
      }
    />
  );
}
