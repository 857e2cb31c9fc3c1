import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { SettingsSection } from '#renderer/ui/settings-section.tsx';
import type { NetworkPort, ProxyProblem, ProxySettings } from '#shared/host/desktop/network.ts';
import { PROXY_MODES } from '#shared/host/desktop/network.ts';
import { ConnectionCheck } from './connection-check.tsx';
import styles from './network-section.module.css';
import { PacFields, ProxyFields } from './proxy-fields.tsx';
import { StoredSignIn } from './stored-sign-in.tsx';

type Said = 'none' | 'applied' | 'failed' | ProxyProblem;

/** Texts below the fields; a problem of one field is shown at that field instead. */
const SPOKEN: Readonly<Partial<Record<Said, 'network_applied' | 'problem_failed' | 'problem_refused'>>> = {
  applied: 'network_applied',
  failed: 'problem_failed',
  refused: 'problem_refused',
};

function NetworkForm({ port, initial }: { readonly port: NetworkPort; readonly initial: ProxySettings }) {
  const { t } = useTranslation('desktop-profiles');
  const [settings, setSettings] = useState(initial);
  const [said, setSaid] = useState<Said>('none');
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<ProxySettings>) => {
    setSettings({ ...settings, ...part });
    setSaid('none');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const problem = await port.write(settings).catch(() => 'failed' as const);
    // The field must show its error at once, because the code below finds it by that.
    flushSync(() => setSaid(problem ?? 'applied'));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const fields = { settings, problem: said, onChange: change };
  const spoken = SPOKEN[said];
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <SelectField
        label={t('mode_label')}
        value={settings.mode}
        options={PROXY_MODES.map((mode) => ({ value: mode, label: t(`mode_${mode}`) }))}
        onChange={(value) => {
          const mode = PROXY_MODES.find((one) => one === value);
          if (mode) change({ mode });
        }}
      />
      {settings.mode === 'fixed' ? <ProxyFields {...fields} /> : null}
      {settings.mode === 'pac' ? <PacFields {...fields} /> : null}
      <div className={styles.buttons}>
        <Button kind="primary" type="submit">
          {t('network_apply')}
        </Button>
      </div>
      <p className={said === 'applied' ? styles.text : styles.problem} role="status">
        {spoken ? t(spoken) : null}
      </p>
    </form>
  );
}

/** Section of the app settings with the app's network connection. */
export function NetworkSection() {
  const { t } = useTranslation('desktop-profiles');
  const { desktop } = useHost();
  const [settings, setSettings] = useState<ProxySettings | null>(null);
  useEffect(() => {
    let isThere = true;
    void desktop?.network.read().then((read) => {
      if (isThere) setSettings(read);
    }, reportError);
    return () => {
      isThere = false;
    };
  }, [desktop]);
  if (!desktop || !settings) return null;
  return (
    <SettingsSection title={t('network_title')} intro={t('network_text')}>
      <NetworkForm port={desktop.network} initial={settings} />
      <ConnectionCheck port={desktop.network} />
      <StoredSignIn port={desktop.network} />
    </SettingsSection>
  );
}
