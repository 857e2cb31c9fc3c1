import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { SettingsSection } from '#renderer/ui/settings-section.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { FixedSetting, Switch } from '#renderer/ui/switch.tsx';
import { type SettingsState, ZOOM_STEPS } from '#shared/host/desktop/settings.ts';
import { useAppSettings } from './use-app-settings.ts';

interface OfferedProps {
  readonly isOffered: boolean;
  readonly label: string;
  readonly hint: string;
  /** Why the setting cannot be switched. */
  readonly why: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Draws a setting, or the reason why this machine or build does not offer it. */
function Offered({ isOffered, why, ...setting }: OfferedProps) {
  return isOffered ? <Switch {...setting} /> : <FixedSetting label={setting.label} why={why} />;
}

const REFUSALS = { system: 'launch_refused', disk: 'change_failed' } as const;

const hintOfLaunch = ({ closeToTray }: SettingsState) => (closeToTray ? 'launch_hint_hidden' : 'launch_hint');

/** Settings of the whole app: start, tray, size, spelling. */
export function GeneralSection() {
  const { t } = useTranslation('desktop-app');
  const { state, refused, change } = useAppSettings();
  if (!state) return <Bone width={80} />;
  return (
    <SettingsSection title={t('section_general')}>
      {refused ? (
        <Notice kind="warn" icon="alert" announced>
          {t(REFUSALS[refused])}
        </Notice>
      ) : null}
      <Offered
        isOffered={state.available.launchAtSignIn}
        label={t('launch_label')}
        hint={t(hintOfLaunch(state))}
        why={t('launch_unsupported')}
        checked={state.launchAtSignIn}
        onChange={(launchAtSignIn) => void change({ launchAtSignIn })}
      />
      <Offered
        isOffered={state.available.closeToTray}
        label={t('tray_label')}
        hint={t('tray_hint')}
        why={t('tray_unsupported')}
        checked={state.closeToTray}
        onChange={(closeToTray) => void change({ closeToTray })}
      />
      <Switch
        label={t('mute_label')}
        hint={t('mute_hint')}
        checked={state.muteNotices}
        onChange={(muteNotices) => void change({ muteNotices })}
      />
      <SelectField
        label={t('zoom_label')}
        value={String(state.zoom)}
        options={ZOOM_STEPS.map((percent) => ({ value: String(percent), label: t('zoom_value', { percent }) }))}
        onChange={(value) => {
          const zoom = ZOOM_STEPS.find((step) => String(step) === value);
          if (zoom !== undefined) void change({ zoom });
        }}
      />
      <Offered
        isOffered={state.available.spellCheck}
        label={t('spell_label')}
        hint={t('spell_hint')}
        why={t('spell_unavailable')}
        checked={state.spellCheck}
        onChange={(spellCheck) => void change({ spellCheck })}
      />
    </SettingsSection>
  );
}
