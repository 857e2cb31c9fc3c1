import { debugSources } from '#renderer/lib/debug/debug-port.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { JsonTree } from '../parts/json-tree.tsx';
import { emptyClass, gridClass, Panel } from '../parts/panel.tsx';
import { useEverySecond } from '../parts/use-live.ts';
import { readSources } from '../report/read-sources.ts';

const read = () => readSources(debugSources());

/** Shows the state of the parts that registered one. */
export function PartsTab() {
  const { t } = useTranslation('debugger');
  const states = useEverySecond(read);
  if (states.length === 0) return <p className={emptyClass}>{t('nothing_yet')}</p>;
  return (
    <div className={gridClass}>
      {states.map(({ name, state }) => (
        <Panel key={name} title={name}>
          <JsonTree value={state} />
        </Panel>
      ))}
    </div>
  );
}
