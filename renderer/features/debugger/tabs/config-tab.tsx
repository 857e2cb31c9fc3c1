import { useState } from 'react';
import { axiosFetcher } from '#renderer/lib/api/axios-fetcher.ts';
import type { FetchAnswer } from '#renderer/lib/api/fetcher.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CONFIG_GROUPS } from '#shared/contracts/site-config.ts';
import { currentSession } from '../debugger-session.ts';
import { CopyText, Filter } from '../parts/fields.tsx';
import { JsonTree, searchTree } from '../parts/json-tree.tsx';
import { barClass, emptyClass, Facts, gridClass, Panel, Tag } from '../parts/panel.tsx';

/** Config of a group of sites (shell §7), which an operator's back end may offer. */
const GROUP_PATH = '/bff-api/config/group/get';

function SiteTree() {
  const { t } = useTranslation('debugger');
  const config = useAppSelector(selectConfig);
  const [word, setWord] = useState('');
  const found = searchTree(config, word.trim());
  return (
    <Panel wide title={t('site_config')} tools={<CopyText text={() => JSON.stringify(config, null, 2)} />}>
      <div className={barClass}>
        <Filter value={word} onChange={setWord} />
      </div>
      {found === undefined ? (
        <p className={emptyClass}>{t('nothing_found')}</p>
      ) : (
        <JsonTree value={found} open={word.trim() !== ''} />
      )}
    </Panel>
  );
}

function GroupConfig() {
  const { t, i18n } = useTranslation('debugger');
  const { group_id } = useAppSelector(selectConfig);
  const [answer, setAnswer] = useState<FetchAnswer | null>(null);
  const read = () => {
    const query = new URLSearchParams({ groups: CONFIG_GROUPS.join(), lang: i18n.language });
    axiosFetcher({ method: 'GET', path: `${GROUP_PATH}?${query}` }).then(setAnswer, () =>
      setAnswer({ status: 0, body: null }),
    );
  };
  return (
    <Panel
      title={t('group_config')}
      tools={
        <Button kind="quiet" onClick={read}>
          {t('read')}
        </Button>
      }
    >
      <Facts
        facts={[
          { name: t('group'), value: group_id },
          {
            name: t('answer'),
            value: answer && (
              <Tag tone={answer.status === 200 ? 'good' : 'warn'}>{answer.status || t('no_answer')}</Tag>
            ),
          },
        ]}
      />
      {answer?.status === 200 ? <JsonTree value={answer.body} /> : null}
    </Panel>
  );
}

/** Shows the site's settings on this page, and the overrides of this tab. */
export function ConfigTab() {
  const { t } = useTranslation('debugger');
  const store = useAppStore();
  const { overrides } = useAppSelector(({ site }) => site);
  const own = currentSession()?.ownConfig() ?? selectConfig(store.getState());
  return (
    <div className={gridClass}>
      <GroupConfig />
      <Panel title={t('overrides')}>
        {overrides ? <JsonTree value={overrides} /> : <p className={emptyClass}>{t('no_overrides')}</p>}
        <Facts facts={[{ name: t('settings_count'), value: Object.keys(own).length }]} />
      </Panel>
      <SiteTree />
    </div>
  );
}
