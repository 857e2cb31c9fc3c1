import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { scriptOfPage } from '#renderer/lib/page/watch-update.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { zoneLabelAt } from '#renderer/lib/time/calendar.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import type { Zone } from '#shared/domain/time/zone.ts';
import { currentSession } from '../debugger-session.ts';
import { emptyClass, type Fact, Facts, gridClass, Panel, Table, Tag } from '../parts/panel.tsx';
import { duration } from '../parts/units.ts';
import { useEntries, useEverySecond } from '../parts/use-live.ts';
import { startTimes } from '../record/start-up.ts';
import { buildFacts, deviceFacts } from '../report/environment.ts';

const RATING_TONE = { good: 'good', 'needs-improvement': 'warn', poor: 'bad' } as const;

const zoneFact = (zone: Zone, at: number) => `${typeof zone === 'string' ? `${zone}, ` : ''}${zoneLabelAt(zone, at)}`;

function Clock() {
  const { t } = useTranslation('debugger');
  const clock = useServerClock();
  const text = useTimeText();
  const { timeZone } = useAppSelector(selectDisplay);
  const { server, device } = useEverySecond(() => ({ server: clock.now(), device: Date.now() }));
  const offset = server - device;
  const facts: Fact[] = [
    { name: t('server_clock'), value: text.time(server, true) },
    { name: t('device_clock'), value: text.time(device, true) },
    { name: t('clock_offset'), value: duration(offset), tone: Math.abs(offset) > 60_000 ? 'warn' : 'good' },
    { name: t('device_zone'), value: zoneFact(Intl.DateTimeFormat().resolvedOptions().timeZone, server) },
    { name: t('shown_zone'), value: zoneFact(timeZone, server) },
  ];
  return (
    <Panel title={t('clocks')}>
      <Facts facts={facts} />
    </Panel>
  );
}

function Vitals() {
  const { t } = useTranslation('debugger');
  const vitals = useEntries(currentSession()?.vitals);
  return (
    <Panel title={t('vitals')}>
      {vitals.length === 0 ? <p className={emptyClass}>{t('nothing_yet')}</p> : null}
      <Facts
        facts={vitals.map(({ name, value, rating }) => ({
          name,
          value: <Tag tone={RATING_TONE[rating]}>{name === 'CLS' ? value.toFixed(3) : duration(value)}</Tag>,
        }))}
      />
    </Panel>
  );
}

function StartUp() {
  const { t } = useTranslation('debugger');
  const vitals = useEntries(currentSession()?.vitals);
  const steps = startTimes(vitals.find(({ name }) => name === 'LCP')?.value ?? null);
  return (
    <Panel title={t('start_up')}>
      <Table label={t('start_up')} head={[t('step'), t('time'), t('after')]}>
        {steps.map(({ step, at }, index) => (
          <tr key={step}>
            <td>{t(`step_${step}`)}</td>
            <td>
              <bdi>{duration(at)}</bdi>
            </td>
            <td>
              <bdi>+{duration(at - (steps[index - 1]?.at ?? 0))}</bdi>
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

/** Shows facts about this build, this device and this start. */
export function OverviewTab() {
  const { t } = useTranslation('debugger');
  const host = useHost();
  const factsOf = (facts: Readonly<Record<string, Fact['value']>>) =>
    Object.entries(facts).map(([name, value]) => ({ name: t(`fact_${name}`), value }));
  return (
    <div className={gridClass}>
      <Panel title={t('build')}>
        <Facts facts={factsOf(buildFacts(host.kind, scriptOfPage()))} />
      </Panel>
      <Clock />
      <Vitals />
      <StartUp />
      <Panel title={t('device')}>
        <Facts facts={factsOf(deviceFacts())} />
      </Panel>
    </div>
  );
}
