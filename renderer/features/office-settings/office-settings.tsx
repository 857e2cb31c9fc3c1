import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { settingsPageParts } from '#renderer/lib/ports/settings-page-parts.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { SettingsSection } from '#renderer/ui/settings-section.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import type { OfficeSettingsAnswer } from '#shared/contracts/office-settings.ts';
import { OFFICE_SETTINGS, SETTING_GROUPS, type SettingGroup } from '#shared/domain/office/office-settings.ts';
import { useOfficeSettingsQuery } from './api.ts';
import type { SettingChange } from './changes.ts';
import styles from './office-settings.module.css';
import type { SaveNews } from './saves.ts';
import { SportsPicker } from './sports-picker.tsx';
import { useSaves } from './use-saves.ts';
import { useUnsavedText } from './use-unsaved-text.ts';

interface GroupProps {
  readonly group: SettingGroup;
  readonly settings: OfficeSettingsAnswer;
  readonly onChange: (change: SettingChange) => void;
}

/** Draws the switches of a group of settings; nothing for a group without any. */
function SettingsGroup({ group, settings, onChange }: GroupProps) {
  const { t } = useTranslation('office-settings');
  const rows = OFFICE_SETTINGS.filter((row) => row.group === group);
  if (rows.length === 0) return null;
  const values: Readonly<Record<string, boolean>> = settings[group];
  return (
    <Card className={styles.group}>
      <SettingsSection title={t(group)} isTitleShown intro={t(`${group}_intro`)}>
        {rows.map(({ name }) => (
          <Switch
            key={name}
            label={t(name)}
            hint={t(`${name}_hint`)}
            checked={values[name] ?? false}
            onChange={(value) => onChange({ kind: 'setting', group, name, value })}
          />
        ))}
      </SettingsSection>
    </Card>
  );
}

/** Says that a change was saved, or why it was not; the region is there before its words. */
export function SaveNote({ news }: { readonly news: SaveNews }) {
  const { t } = useTranslation('office-settings');
  const unsaved = useUnsavedText();
  return (
    <div className={styles.news}>
      <p role="status" hidden={news?.kind !== 'saved'}>
        {news?.kind === 'saved' ? t('main_save_success') : null}
      </p>
      {news?.kind === 'failed' ? (
        <p role="alert" className={styles.failed}>
          {unsaved(news.error)}
        </p>
      ) : null}
    </div>
  );
}

function OwnSettingsView({ userId, known }: { readonly userId: number; readonly known: OfficeSettingsAnswer }) {
  const { t } = useTranslation('office-settings');
  const { shown, news, save } = useSaves(userId, known);
  const Parts = settingsPageParts();
  return (
    <>
      {SETTING_GROUPS.map((group) => (
        <SettingsGroup key={group} group={group} settings={shown} onChange={save} />
      ))}
      <Card className={styles.group}>
        <SettingsSection title={t('sports')} isTitleShown intro={t('sports_intro')}>
          <SportsPicker settings={shown} onChange={save} />
        </SettingsSection>
      </Card>
      {Parts ? <Parts /> : null}
      <SaveNote news={news} />
    </>
  );
}

function PlayerView({ userId }: { readonly userId: number }) {
  const { t } = useTranslation(['office-settings', 'common', 'errors']);
  const { data, error, refetch } = useOfficeSettingsQuery({ userId }, { refetchOnMountOrArgChange: true });
  const retry = useRetry(refetch);
  if (data) return <OwnSettingsView userId={userId} known={data} />;
  if (!error) return <Bone kind="price" />;
  return (
    <Card>
      <StateView
        kind="failed"
        title={t('failed')}
        text={t(`errors:${errorTextKey(toCallError(error))}`)}
        actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
      />
    </Card>
  );
}

/** Settings of the account (O-01): each change is saved at once. */
export function OwnOfficeSettings() {
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  return userId === undefined ? null : <PlayerView key={userId} userId={userId} />;
}
