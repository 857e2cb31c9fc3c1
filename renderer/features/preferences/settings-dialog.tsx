import type { ReactNode } from 'react';
import { AppSettingsEntry } from '#renderer/lib/desktop/app-settings-entry.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { SegmentedField } from '#renderer/ui/segmented-field.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import type { AppTheme, FontSize } from '#shared/domain/display/display-preferences.ts';
import { CouponPartSwitches } from './coupon-part-switches.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { ListSettings } from './list-settings.tsx';
import { OddsFormatPicker } from './odds-format-picker.tsx';
import styles from './settings-dialog.module.css';
import { TimePicker } from './time-picker.tsx';

function LookSettings() {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const display = useAppSelector(selectDisplay);
  const { isSnowfall } = useAppSelector(selectConfig);
  return (
    <>
      <SegmentedField
        label={t('theme_label')}
        value={String(display.appTheme)}
        options={[
          { value: '1', label: t('theme_dark') },
          { value: '0', label: t('theme_light') },
          { value: '2', label: t('theme_system') },
        ]}
        onChange={(value) => dispatch(displayChanged({ appTheme: Number(value) as AppTheme }))}
      />
      <SegmentedField
        label={t('size_label')}
        value={String(display.appFontSize)}
        options={[
          { value: '0', label: t('size_small') },
          { value: '1', label: t('size_medium') },
          { value: '2', label: t('size_large') },
        ]}
        onChange={(value) => dispatch(displayChanged({ appFontSize: Number(value) as FontSize }))}
      />
      <SegmentedField
        label={t('view_label')}
        hint={t('view_hint')}
        value={String(display.appViewType)}
        options={[
          { value: '0', label: t('view_european') },
          { value: '1', label: t('view_asian') },
        ]}
        onChange={(value) => dispatch(displayChanged({ appViewType: value === '1' ? 1 : 0 }))}
      />
      <SegmentedField
        label={t('names_label')}
        hint={t('names_hint')}
        value={display.marketsNameType}
        options={[
          { value: 'short', label: t('names_short') },
          { value: 'full', label: t('names_full') },
        ]}
        onChange={(marketsNameType) => dispatch(displayChanged({ marketsNameType }))}
      />
      <Switch
        label={t('compact_label')}
        hint={t('compact_hint')}
        checked={display.isAppCompactView}
        onChange={(isAppCompactView) => dispatch(displayChanged({ isAppCompactView }))}
      />
      <Switch
        label={t('shortcuts_label')}
        hint={t('shortcuts_hint')}
        checked={display.isShortcutsOn}
        onChange={(isShortcutsOn) => dispatch(displayChanged({ isShortcutsOn }))}
      />
      {isSnowfall ? (
        <Switch
          label={t('snow_label')}
          hint={t('snow_hint')}
          checked={!display.isSnowHidden}
          onChange={(isShown) => dispatch(displayChanged({ isSnowHidden: !isShown }))}
        />
      ) : null}
    </>
  );
}

interface SettingsDialogProps {
  readonly onClose: () => void;
  /** Further settings of the player. */
  readonly children?: ReactNode;
}

/** Dialog with the display settings. Every choice applies and is stored at once. */
export function SettingsDialog({ onClose, children }: SettingsDialogProps) {
  const { t } = useTranslation(['preferences', 'common']);
  return (
    <Dialog title={t('settings_title')} closeLabel={t('common:close')} place="end" onClose={onClose}>
      <div className={styles.settings}>
        <OddsFormatPicker />
        <LanguagePicker />
        <TimePicker />
        <LookSettings />
        <ListSettings />
        <CouponPartSwitches />
        <AppSettingsEntry onOpen={onClose} />
        {children}
      </div>
    </Dialog>
  );
}
