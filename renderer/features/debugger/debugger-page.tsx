import { Tabs } from 'radix-ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useIsClient } from '#renderer/lib/lazy/use-is-client.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { useTextDirection } from '#renderer/ui/text-direction.ts';
import { version } from '../../../package.json';
import styles from './debugger-page.module.css';
import { Tag } from './parts/panel.tsx';
import { useSaveReport } from './report/use-save-report.ts';
import { AddressTab } from './tabs/address-tab.tsx';
import { CallsTab } from './tabs/calls-tab.tsx';
import { ConfigTab } from './tabs/config-tab.tsx';
import { DesktopLogTab } from './tabs/desktop-log-tab.tsx';
import { FeedTab } from './tabs/feed-tab.tsx';
import { FlagsTab } from './tabs/flags-tab.tsx';
import { LogTab } from './tabs/log-tab.tsx';
import { OverviewTab } from './tabs/overview-tab.tsx';
import { PartsTab } from './tabs/parts-tab.tsx';
import { SessionTab } from './tabs/session-tab.tsx';
import { StorageTab } from './tabs/storage-tab.tsx';

const TABS = {
  overview: OverviewTab,
  config: ConfigTab,
  session: SessionTab,
  address: AddressTab,
  flags: FlagsTab,
  calls: CallsTab,
  feed: FeedTab,
  parts: PartsTab,
  storage: StorageTab,
  log: LogTab,
  program: DesktopLogTab,
} as const satisfies Readonly<Record<string, ComponentType>>;
type TabName = keyof typeof TABS;

/** Returns the tabs; the log of the main process has one only where it may be read. */
function useTabs(): readonly TabName[] {
  const { desktop } = useHost();
  const names = Object.keys(TABS) as TabName[];
  return desktop?.log ? names : names.filter((name) => name !== 'program');
}

function TabList({ tabs, current }: { readonly tabs: readonly TabName[]; readonly current: TabName }) {
  const { t } = useTranslation('debugger');
  const direction = useTextDirection();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the open tab into view where not all tabs fit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is to be seen, or the same on the other side
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current, direction]);
  return (
    <Tabs.List ref={list} className={styles.tabs} aria-label={t('tabs')}>
      {tabs.map((name) => (
        <Tabs.Trigger key={name} value={name} className={styles.tab}>
          {t(`tab_${name}`)}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

function SaveReport() {
  const { t } = useTranslation('debugger');
  const { desktop } = useHost();
  const save = useSaveReport();
  const [isSaved, setSaved] = useState(false);
  const press = async () => {
    await save();
    // The desktop app asks for a file name and reports the result itself.
    setSaved(desktop === null);
  };
  return (
    <>
      <span role="status">{isSaved ? t('report_saved') : null}</span>
      <Button kind="primary" onClick={() => void press()}>
        {t('save_report')}
      </Button>
    </>
  );
}

function Top() {
  const { t } = useTranslation('debugger');
  const { isPlayMoney } = useAppSelector(selectConfig);
  return (
    <header className={styles.top}>
      <h1>{t('heading')}</h1>
      <Tag tone="plain">{version}</Tag>
      <Tag tone={isPlayMoney ? 'good' : 'bad'}>{isPlayMoney ? t('play_money') : t('real_money')}</Tag>
      <div className={styles.end}>
        <SaveReport />
      </div>
    </header>
  );
}

/** Debugger page for support staff: the state of this page and its session (shell §2.8, R-32). Never in production. */
export function DebuggerPage() {
  const isClient = useIsClient();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const direction = useTextDirection();
  const tabs = useTabs();
  const asked = hash.slice(1);
  const current = tabs.find((name) => name === asked) ?? 'overview';
  if (!isClient) return <Bone kind="price" />;
  return (
    <div className={styles.page}>
      <Top />
      <Tabs.Root
        dir={direction}
        value={current}
        onValueChange={(name) => void navigate(`#${name}`, { replace: true, state: { keepScroll: true } })}
      >
        <TabList tabs={tabs} current={current} />
        {tabs.map((name) => {
          const Tab = TABS[name];
          return (
            <Tabs.Content key={name} value={name} className={styles.panel}>
              <Tab />
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </div>
  );
}
