import { useEffect, useState } from 'react';
import { axiosFetcher } from '#renderer/lib/api/axios-fetcher.ts';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import { useFeed } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { SECOND_MS } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { openPaths } from '#shared/contracts/paths.ts';
import { Chart } from '../parts/chart.tsx';
import { Code, emptyClass, type Fact, Facts, gridClass, Panel, Tag } from '../parts/panel.tsx';
import { amountOfBytes, duration } from '../parts/units.ts';

type Figures = ReturnType<Feed['client']['figures']>;

interface Samples {
  readonly figures: Figures;
  /** Bytes of each of the last seconds, oldest first. */
  readonly bytes: readonly number[];
  readonly lag: readonly number[];
}

const SECONDS = 120;

const lastOf = (values: readonly number[], next: number) => [...values, next].slice(-SECONDS);

function useSamples(): Samples | null {
  const feed = useFeed();
  const [samples, setSamples] = useState<Samples | null>(null);
  useEffect(() => {
    return feed.attach(({ client }) => {
      const look = () => {
        const figures = client.figures();
        setSamples((before) => ({
          figures,
          bytes: before ? lastOf(before.bytes, figures.bytes - before.figures.bytes) : [],
          lag: before ? lastOf(before.lag, figures.lagMs) : [],
        }));
      };
      look();
      const timer = setInterval(look, SECOND_MS);
      return () => clearInterval(timer);
    });
  }, [feed]);
  return samples;
}

function Status({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('debugger');
  const text = useTimeText();
  const at = (time: number | null) => time && text.time(time, true);
  const facts: Fact[] = [
    {
      name: t('feed_state'),
      value: (
        <Tag tone={figures.state === 'live' ? 'good' : figures.state === 'lost' ? 'bad' : 'plain'}>{figures.state}</Tag>
      ),
    },
    { name: t('feed_transport'), value: figures.transport && <Code>{figures.transport}</Code> },
    { name: t('feed_since'), value: at(figures.since) },
    { name: t('feed_sequence'), value: figures.sequence },
    { name: t('feed_last_update'), value: at(figures.lastUpdateAt) },
    { name: t('feed_lag'), value: duration(figures.lagMs) },
    { name: t('feed_round_trip'), value: figures.rttMs === null ? null : duration(figures.rttMs) },
    { name: t('feed_gaps'), value: figures.gaps, ...(figures.gaps > 0 ? { tone: 'warn' as const } : {}) },
    { name: t('feed_reconnects'), value: Math.max(0, figures.sockets - 1) },
    { name: t('feed_failures'), value: figures.failures },
    { name: t('feed_polling'), value: figures.isPolling },
    { name: t('feed_heartbeat'), value: duration(figures.heartbeatMs) },
  ];
  return (
    <Panel title={t('feed')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Traffic({ figures }: { readonly figures: Figures }) {
  const { t } = useTranslation('debugger');
  const facts: Fact[] = [
    { name: t('feed_games'), value: figures.games },
    { name: t('feed_whole_games'), value: figures.wholeGames },
    { name: t('feed_frames'), value: figures.frames },
    { name: t('feed_bytes'), value: amountOfBytes(figures.bytes) },
    { name: t('feed_refused_states'), value: figures.refusedStates },
  ];
  return (
    <Panel title={t('feed_subscription')}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** Returns the game ids of an answer with games. */
function idsOf(body: unknown): number[] {
  const { games } = (body ?? {}) as { games?: readonly { readonly id: number }[] };
  return Array.isArray(games) ? games.map(({ id }) => id) : [];
}

/** Subscribes to the home page's games to test the feed, which this page does not need. */
function Follow() {
  const { t } = useTranslation('debugger');
  const feed = useFeed();
  const [ids, setIds] = useState<readonly number[]>([]);
  const key = ids.join();
  useEffect(() => {
    if (key === '') return;
    return feed.attach(({ client }) => client.followGames(key.split(',').map(Number), 'main'));
  }, [feed, key]);
  const follow = async () => setIds(idsOf((await axiosFetcher({ method: 'GET', path: openPaths.featured })).body));
  return (
    <Button
      kind="quiet"
      aria-pressed={ids.length > 0}
      onClick={() => (ids.length > 0 ? setIds([]) : void follow().catch(reportError))}
    >
      {ids.length > 0 ? t('unfollow') : t('follow')}
    </Button>
  );
}

/** Shows the state of the live feed, now and over the last two minutes. */
export function FeedTab() {
  const { t } = useTranslation('debugger');
  const samples = useSamples();
  if (!samples) return <p className={emptyClass}>{t('nothing_yet')}</p>;
  return (
    <div className={gridClass}>
      <Panel wide title={t('feed_chart')} tools={<Follow />}>
        <Chart label={t('feed_bytes_second')} values={samples.bytes} size={SECONDS} textOf={amountOfBytes} />
        <Chart label={t('feed_lag')} values={samples.lag} size={SECONDS} textOf={duration} />
      </Panel>
      <Status figures={samples.figures} />
      <Traffic figures={samples.figures} />
    </div>
  );
}
