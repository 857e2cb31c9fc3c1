import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { ConnectionTest, NetworkPort } from '#shared/host/desktop/network.ts';
import styles from './network-section.module.css';

type State = 'idle' | 'testing' | 'failed' | ConnectionTest;

/** Describes the result of a test. */
function useOutcome(state: State): string {
  const { t } = useTranslation('desktop-profiles');
  if (state === 'idle') return '';
  if (state === 'testing') return t('network_testing');
  if (state === 'failed') return t('problem_failed');
  const outcome = t(`outcome_${state.outcome}`, { ms: state.ms });
  return state.via === null ? outcome : `${outcome} ${t('outcome_via', { proxy: state.via })}`;
}

/** Tests the applied network settings. */
export function ConnectionCheck({ port }: { readonly port: NetworkPort }) {
  const { t } = useTranslation('desktop-profiles');
  const [state, setState] = useState<State>('idle');
  const said = useOutcome(state);
  const test = async () => {
    setState('testing');
    setState(await port.test().catch(() => 'failed' as const));
  };
  return (
    <div className={styles.check}>
      <Button aria-busy={state === 'testing'} disabled={state === 'testing'} onClick={() => void test()}>
        {t('network_test')}
      </Button>
      <p className={styles.text} role="status">
        {said}
      </p>
    </div>
  );
}
