import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SegmentedField } from '#renderer/ui/segmented-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { PROXY_SCHEMES, type ProxySettings } from '#shared/host/desktop/network.ts';
import styles from './network-section.module.css';

interface FieldsProps {
  readonly settings: ProxySettings;
  /** Code of the problem, or of another result. */
  readonly problem: string;
  readonly onChange: (part: Partial<ProxySettings>) => void;
}

/** Protocol names are the same in all languages. */
const SCHEME_NAMES = { http: 'HTTP', https: 'HTTPS', socks5: 'SOCKS5' } as const;

/** Fields of one proxy for all connections. */
export function ProxyFields({ settings, problem, onChange }: FieldsProps) {
  const { t } = useTranslation('desktop-profiles');
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  const isHostWrong = problem === 'host_empty' || problem === 'host_bad';
  return (
    <>
      <SegmentedField
        label={t('proxy_scheme')}
        value={settings.scheme}
        options={PROXY_SCHEMES.map((scheme) => ({ value: scheme, label: SCHEME_NAMES[scheme] }))}
        onChange={(scheme) => onChange({ scheme })}
      />
      <div className={styles.address}>
        <TextField
          {...plain}
          label={t('proxy_host')}
          hint={t('proxy_host_hint')}
          maxLength={300}
          value={settings.host}
          error={isHostWrong ? t(`problem_${problem}`) : undefined}
          onChange={(host) => onChange({ host })}
        />
        <TextField
          {...plain}
          label={t('proxy_port')}
          inputMode="numeric"
          maxLength={10}
          value={settings.port}
          error={problem === 'port_bad' ? t('problem_port_bad') : undefined}
          onChange={(port) => onChange({ port })}
        />
      </div>
      <TextField
        {...plain}
        label={t('proxy_bypass')}
        hint={t('proxy_bypass_hint')}
        maxLength={2000}
        value={settings.bypass}
        error={problem === 'bypass_bad' ? t('problem_bypass_bad') : undefined}
        onChange={(bypass) => onChange({ bypass })}
      />
    </>
  );
}

/** Field of a script that chooses proxies. */
export function PacFields({ settings, problem, onChange }: FieldsProps) {
  const { t } = useTranslation('desktop-profiles');
  return (
    <TextField
      label={t('proxy_pac')}
      type="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={2048}
      value={settings.pacUrl}
      error={problem === 'pac_bad' ? t('problem_pac_bad') : undefined}
      onChange={(pacUrl) => onChange({ pacUrl })}
    />
  );
}
