import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import type {
  OfferedUpdate,
  RestartAnswer,
  UpdateState,
  UpdateStatus,
  UpdatesOff,
  UpdatesPort,
} from '#shared/host/desktop/updates.ts';
import styles from '../apps.module.css';
import { useUpdates } from './use-updates.ts';

interface PanelProps {
  readonly updates: UpdatesPort;
}

/** Describes an update state with the texts of its name. */
function StateText({ state, installsAtEnd }: Pick<UpdateStatus, 'installsAtEnd' | 'state'>) {
  const { t } = useTranslation('desktop-packs');
  const time = useTimeText();
  switch (state.phase) {
    case 'off':
      return <p>{t(`updates_off_${state.reason.replace('-', '_')}`)}</p>;
    case 'idle':
      return (
        <p>
          {state.checkedAt === null
            ? t('updates_unasked')
            : t('updates_newest', { time: time.moment(state.checkedAt, Date.now()) })}
        </p>
      );
    case 'failed':
      return <p>{t(`updates_failed_${state.reason}`)}</p>;
    case 'checking':
      return <p>{t('updates_checking')}</p>;
    case 'available':
    case 'downloading':
      return <p>{t(`updates_${state.phase}`, { version: state.update.version })}</p>;
    case 'ready':
      return <p>{t(installsAtEnd ? 'updates_ready' : 'updates_ready_restart', { version: state.update.version })}</p>;
  }
}

function Notes({ update }: { readonly update: OfferedUpdate }) {
  const { t } = useTranslation('desktop-packs');
  if (update.notes === '') return null;
  return (
    <details>
      <summary>{t('notes_title', { version: update.version })}</summary>
      <p className={styles.notes} dir="auto">
        {update.notes}
      </p>
    </details>
  );
}

const ANSWERS: Readonly<Record<RestartAnswer, 'updates_busy' | 'updates_restarting' | null>> = {
  busy: 'updates_busy',
  restarting: 'updates_restarting',
  'not-ready': null,
};

/** Reasons without automatic updates, where a download updates the app; the app's own window saves no packages. */
const BY_HAND: readonly UpdatesOff[] = ['package-manager', 'portable', 'no-feed'];

/** Shows the address of the downloads, to open in a browser. */
function DownloadsAddress() {
  const { t } = useTranslation('desktop-packs');
  const language = useLanguage();
  const config = useAppSelector(selectConfig);
  const origin = useAppSelector(({ site }) => site.origin);
  if (!isRouteOn(config, ROUTE_FLAGS.desktopApps)) return null;
  return (
    <p>
      {t('updates_address')}{' '}
      <code className={styles.address} dir="ltr">
        {`${config.mainOrigin ?? origin}${paths.to('desktop', language)}`}
      </code>
    </p>
  );
}

const CAN_ASK: readonly UpdateState['phase'][] = ['idle', 'failed'];

function Actions({ updates, state }: PanelProps & { readonly state: UpdateState }) {
  const { t } = useTranslation('desktop-packs');
  const [answer, setAnswer] = useState<RestartAnswer | null>(null);
  const restart = async () => setAnswer(await updates.restart());
  const said = answer && ANSWERS[answer];
  return (
    <div className={styles.actions}>
      {CAN_ASK.includes(state.phase) ? (
        <Button onClick={() => void updates.check()}>{t('updates_check')}</Button>
      ) : null}
      {state.phase === 'ready' ? (
        <Button kind="primary" onClick={() => void restart()}>
          {t('updates_restart')}
        </Button>
      ) : null}
      <span role="status">{said && state.phase === 'ready' ? t(said) : null}</span>
    </div>
  );
}

/** Shows the running version, the update state, and the available actions (Z-07). */
export function UpdatesPanel({ updates }: PanelProps) {
  const status = useUpdates(updates);
  return status ? <UpdatesView updates={updates} status={status} /> : <Bone kind="price" />;
}

/** Draws the panel for a status of the app. */
export function UpdatesView({ updates, status }: PanelProps & { readonly status: UpdateStatus }) {
  const { t } = useTranslation('desktop-packs');
  const { brand } = useAppSelector(selectConfig);
  const { installed, state } = status;
  return (
    <div className={styles.updates} data-updates={state.phase}>
      <p>
        <b>
          {brand} {t('version', { version: installed })}
        </b>
      </p>
      <div className={styles.state} role="status">
        <StateText {...status} />
      </div>
      {state.phase === 'off' && BY_HAND.includes(state.reason) ? <DownloadsAddress /> : null}
      {state.phase === 'downloading' ? (
        <progress
          className={styles.progress}
          max={100}
          value={state.percent}
          aria-label={t('updates_downloading', { version: state.update.version })}
        />
      ) : null}
      {'update' in state ? <Notes update={state.update} /> : null}
      <Actions updates={updates} state={state} />
    </div>
  );
}
