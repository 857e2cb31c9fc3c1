import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { Access, RouteVerdict, RouteVisit } from '#shared/domain/guards/access.ts';
import { askGuards, decideRoute } from '#shared/domain/guards/decide-route.ts';
import { addressOf, asWhom, WHO, type Who } from '../explain-address.ts';
import { Code, type Fact, Facts, Panel, pairClass, Table, Tag } from '../parts/panel.tsx';
import { accessOf, visitOf } from '../record/watch-page.ts';
import styles from './tabs.module.css';

const VERDICT_TONE = { allow: 'good', notFound: 'bad', redirect: 'warn', dialog: 'warn', cancel: 'warn' } as const;

function VerdictText({ verdict }: { readonly verdict: RouteVerdict }) {
  const { t } = useTranslation('debugger');
  return (
    <>
      <Tag tone={VERDICT_TONE[verdict.kind]}>{t(`verdict_${verdict.kind.toLowerCase()}`)}</Tag>{' '}
      {verdict.kind === 'redirect' ? (
        <Code>
          {verdict.status} → {verdict.to}
        </Code>
      ) : null}
      {verdict.kind === 'dialog' ? <Code>{verdict.dialog}</Code> : null}
    </>
  );
}

function Guards({ visit, access }: { readonly visit: RouteVisit; readonly access: Access }) {
  const { t } = useTranslation('debugger');
  const answers = askGuards(visit, access);
  const deciding = answers.find(({ verdict }) => verdict !== null)?.guard;
  return (
    <Panel title={t('guards')}>
      <Table label={t('guards')} head={[t('guard'), t('answer')]}>
        {answers.map(({ guard, verdict }) => (
          <tr key={guard} className={guard === deciding ? styles.deciding : undefined}>
            <td>
              {t(`guard_${guard.toLowerCase()}`)} {guard === deciding ? <Tag tone="plain">{t('decides')}</Tag> : null}
            </td>
            <td>{verdict === null ? t('says_nothing') : <VerdictText verdict={verdict} />}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

function RoutePanel({ visit }: { readonly visit: RouteVisit }) {
  const { t } = useTranslation('debugger');
  const { row, params } = visit.match ?? {};
  const facts: Fact[] = [
    { name: t('route'), value: row ? <Code>{row.id}</Code> : t('no_route') },
    { name: t('route_page'), value: row?.page && <Code>{row.page}</Code> },
    { name: t('route_layout'), value: row && <Code>{row.layout}</Code> },
    { name: t('route_section'), value: row && <Code>{row.section}</Code> },
    { name: t('route_flag'), value: row?.flag ?? row?.sectionFlags?.[params?.section ?? ''] },
    { name: t('route_auth'), value: row?.auth ?? (row?.guestOnly ? t('guests_only') : null) },
    { name: t('route_status'), value: row?.status ?? (row?.page ? 200 : null) },
    { name: t('route_params'), value: params && <Code>{JSON.stringify(params)}</Code> },
  ];
  return (
    <Panel title={t('route')}>
      <Facts facts={facts} />
    </Panel>
  );
}

/** Shows where any address leads and which guard decides. */
export function AddressTab() {
  const { t } = useTranslation('debugger');
  const language = useLanguage();
  const store = useAppStore();
  const [text, setText] = useState(`/${language}/office/history`);
  const [who, setWho] = useState<Who>('current');
  const result = useId();
  // Redraws when the guards' inputs change.
  useAppSelector(({ site, api }) => `${site.renderedAt} ${Object.keys(api.queries).length}`);
  useAppSelector(({ site }) => site.config);
  const visit = visitOf(addressOf(text, language));
  const access = asWhom(accessOf(store.getState()), who);
  return (
    <div className={pairClass}>
      <Panel wide title={t('explain')}>
        <div className={styles.ask}>
          <TextField label={t('address')} value={text} spellCheck={false} autoComplete="off" onChange={setText} />
          <SelectField
            label={t('as_whom')}
            value={who}
            options={WHO.map((value) => ({ value, label: t(`who_${value}`) }))}
            onChange={(value) => setWho(value as Who)}
          />
        </div>
        <p className={styles.result} role="status" aria-labelledby={result}>
          <span id={result}>{t('verdict')}:</span> <VerdictText verdict={decideRoute(visit, access)} />
        </p>
      </Panel>
      <Guards visit={visit} access={access} />
      <RoutePanel visit={visit} />
    </div>
  );
}
