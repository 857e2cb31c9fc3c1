import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { stateName } from '#renderer/lib/routing/state-name.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { selectConfig, selectRenderedAt } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMaintenanceWords } from '#renderer/lib/text/use-maintenance-words.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { CheckAgain, WriteSupport } from './state-actions.tsx';
import { type StateLook, StateScreen } from './state-screen.tsx';

interface Look extends StateLook {
  /** Says that bets and balances are safe, for states where a player could doubt it. */
  readonly keeps: boolean;
}

const LOOKS: Readonly<Record<string, Look>> = {
  block: { tone: 'bad', icon: 'lock', keeps: true },
  'block-ua': { tone: 'bad', icon: 'globe', keeps: true },
  'block-ie': { tone: 'bad', icon: 'globe', keeps: true },
  'site-updates': { tone: 'warn', icon: 'refresh', keeps: true },
  'coming-soon': { tone: 'calm', icon: 'clock', keeps: false },
  suspension: { tone: 'warn', icon: 'alert', keeps: true },
  maintenance: { tone: 'warn', icon: 'settings', keeps: true },
};

const PLAIN: Look = { tone: 'warn', icon: 'alert', keeps: true };

/** Shows the announced end of maintenance. */
function BackAt() {
  const { t } = useTranslation('states');
  const text = useTimeText();
  const now = useAppSelector(selectRenderedAt);
  const { maintenance } = useAppSelector(selectConfig);
  if (maintenance.finishAt === null) return null;
  return (
    <p>
      {t('back_at')} <strong>{text.moment(maintenance.finishAt, now)}</strong>
    </p>
  );
}

/** Page of a closed site: the reason, for this visitor or for all, and what applies meanwhile (shell §2.8). */
export function StatePage() {
  const { t } = useTranslation('states');
  const route = useRoute();
  const { maintenance } = useAppSelector(selectConfig);
  const ownWords = useMaintenanceWords(maintenance.texts);
  if (!route) return null;
  const { tone, icon, keeps } = LOOKS[route.row.id] ?? PLAIN;
  const name = stateName(route);
  return (
    <StateScreen
      tone={tone}
      icon={icon}
      name={name}
      text={route.row.id === 'maintenance' ? ownWords : null}
      actions={
        <>
          <CheckAgain />
          <WriteSupport subject={t(`title_${name}`)} />
        </>
      }
    >
      {route.row.id === 'maintenance' ? <BackAt /> : null}
      {keeps ? <p>{t('kept_line')}</p> : null}
    </StateScreen>
  );
}
