import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { clearOverrides, currentSession, type Session } from '../debugger-session.ts';
import { countOverrides, type Overrides, SWITCHABLE_FLAGS, switchesOf } from '../overrides.ts';
import { Choice, Filter } from '../parts/fields.tsx';
import { barClass, Code, emptyClass, Panel, pairClass, Table, Tag } from '../parts/panel.tsx';
import styles from './tabs.module.css';

type Choose = 'off' | 'on' | 'site';

function without<Key extends string>(values: Readonly<Record<Key, boolean>>, key: Key): Record<string, boolean> {
  return Object.fromEntries(Object.entries<boolean>(values).filter(([name]) => name !== key));
}

function chosen(values: Readonly<Record<string, boolean>>, key: string, choice: Choose): Record<string, boolean> {
  return choice === 'site' ? without(values, key) : { ...values, [key]: choice === 'on' };
}

interface SwitchRowProps {
  readonly name: string;
  readonly detail: string | null;
  readonly own: boolean;
  readonly override: boolean | undefined;
  readonly onChoose: (choice: Choose) => void;
}

function SwitchRow({ name, detail, own, override, onChoose }: SwitchRowProps) {
  const { t } = useTranslation('debugger');
  const stateOf = (isOn: boolean) => (isOn ? t('on') : t('off'));
  const value = override === undefined ? 'site' : override ? 'on' : 'off';
  return (
    <tr className={override === undefined ? undefined : styles.overridden}>
      <td>
        <Code>{name}</Code> {detail === null ? null : <Tag tone="plain">{detail}</Tag>}
      </td>
      <td>
        <Tag tone={own ? 'good' : 'plain'}>{stateOf(own)}</Tag>
      </td>
      <td>
        <Choice
          label={t('override_of', { name })}
          value={value}
          options={[
            { value: 'site', label: t('as_site') },
            { value: 'on', label: t('on') },
            { value: 'off', label: t('off') },
          ]}
          onChange={onChoose}
        />
      </td>
    </tr>
  );
}

interface TablesProps {
  readonly session: Session;
  readonly word: string;
}

function Tables({ session, word }: TablesProps) {
  const { t } = useTranslation('debugger');
  const own: SiteConfig = session.ownConfig();
  const overrides = session.overrides();
  const isWanted = (name: string) => name.toLowerCase().includes(word.trim().toLowerCase());
  const change = (part: Partial<Overrides>) => session.override({ ...overrides, ...part });
  const head = [t('setting'), t('of_site'), t('in_this_tab')];
  return (
    <>
      <Panel title={t('route_flags')}>
        <Table label={t('route_flags')} head={head}>
          {SWITCHABLE_FLAGS.filter(([name, flag]) => isWanted(`${name} ${flag}`)).map(([name, flag]) => (
            <SwitchRow
              key={flag}
              name={name}
              detail={String(flag)}
              own={own.availableRoutes === null || own.availableRoutes.includes(flag)}
              override={overrides.flags[flag]}
              onChoose={(choice) => change({ flags: chosen(overrides.flags, String(flag), choice) })}
            />
          ))}
        </Table>
      </Panel>
      <Panel title={t('switches')}>
        <Table label={t('switches')} head={head}>
          {switchesOf(own)
            .filter(isWanted)
            .map((name) => (
              <SwitchRow
                key={name}
                name={name}
                detail={null}
                own={own[name] === true}
                override={overrides.switches[name]}
                onChoose={(choice) => change({ switches: chosen(overrides.switches, name, choice) })}
              />
            ))}
        </Table>
      </Panel>
    </>
  );
}

/** Shows the site's flags and overrides them in this tab. */
export function FlagsTab() {
  const { t } = useTranslation('debugger');
  const { isPlayMoney } = useAppSelector(selectConfig);
  // Redraws with every change of the site state.
  useAppSelector(({ site }) => site);
  const [word, setWord] = useState('');
  const session = currentSession();
  if (!session) return <p className={emptyClass}>{t('nothing_yet')}</p>;
  const count = countOverrides(session.overrides());
  return (
    <div className={pairClass}>
      <Panel wide title={t('overrides')}>
        <div className={barClass}>
          <Filter value={word} onChange={setWord} />
          <Tag tone={count > 0 ? 'warn' : 'plain'}>{t('override_count', { count })}</Tag>
          <Button disabled={count === 0} onClick={clearOverrides}>
            {t('clear')}
          </Button>
        </div>
        <div className={styles.note}>
          <Notice kind={isPlayMoney ? 'info' : 'warn'} icon={isPlayMoney ? 'info' : 'lock'}>
            {isPlayMoney ? t('overrides_note') : t('overrides_refused')}
          </Notice>
        </div>
      </Panel>
      {isPlayMoney ? <Tables session={session} word={word} /> : null}
    </div>
  );
}
