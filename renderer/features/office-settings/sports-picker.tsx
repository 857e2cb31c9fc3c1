import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { OfficeSettingsAnswer } from '#shared/contracts/office-settings.ts';
import { LEFT_OUT, type SettingChange } from './changes.ts';
import styles from './office-settings.module.css';

interface SportsPickerProps {
  readonly settings: OfficeSettingsAnswer;
  readonly onChange: (change: SettingChange) => void;
}

/** Sections with the list of what the site offers. */
const SECTIONS = [
  { section: 'line', text: 'sports_line', offered: 'lineSports' },
  { section: 'live', text: 'sports_live', offered: 'liveSports' },
] as const;

/** Chooses the sports that the player sees and bets on, before the start and running; a search shortens the list. */
export function SportsPicker({ settings, onChange }: SportsPickerProps) {
  const { t } = useTranslation('office-settings');
  const language = useLanguage();
  const nameOf = useSportName();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase(language);
  const rows = settings.sports
    .map((id) => ({ id, name: nameOf(id) }))
    .filter(({ name }) => name.toLocaleLowerCase(language).includes(wanted));
  return (
    <>
      <TextField type="search" label={t('sports_search')} value={typed} onChange={setTyped} autoComplete="off" />
      {rows.length === 0 ? <p role="status">{t('sports_none')}</p> : null}
      <ul className={styles.sports}>
        {rows.map(({ id, name }) => (
          <li key={id} className={styles.sport}>
            <span aria-hidden="true">{name}</span>
            {SECTIONS.filter(({ offered }) => settings[offered].includes(id)).map(({ section, text }) => (
              <CheckboxField
                key={section}
                label={
                  <>
                    <span className="vh">{name}: </span>
                    {t(text)}
                  </>
                }
                checked={!settings[LEFT_OUT[section]].includes(id)}
                onChange={(isShown) => onChange({ kind: 'sport', section, sportId: id, isLeftOut: !isShown })}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
