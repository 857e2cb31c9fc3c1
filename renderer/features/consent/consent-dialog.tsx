import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import { type ConsentChoice, OPTIONAL_CLASSES } from '#shared/domain/consent/consent-choice.ts';
import styles from './consent-dialog.module.css';

export interface ConsentDialogProps {
  /** Current consent; empty for a visitor who has chosen nothing (trust §5). */
  readonly choice: ConsentChoice;
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly onClose: () => void;
}

/** Second layer: one switch for each class of storage. */
export function ConsentDialog({ choice, onChoose, onClose }: ConsentDialogProps) {
  const { t } = useTranslation(['consent', 'common']);
  const [chosen, setChosen] = useState(choice);
  const turn = (name: (typeof OPTIONAL_CLASSES)[number], isOn: boolean) =>
    setChosen(OPTIONAL_CLASSES.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <Dialog title={t('settings_title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.intro}>{t('settings_text')}</p>
        <div className={styles.necessary}>
          <p>
            <strong>{t('class_necessary')}</strong>
            <span>{t('always_on')}</span>
          </p>
          <p className={styles.hint}>{t('text_necessary')}</p>
        </div>
        {OPTIONAL_CLASSES.map((name) => (
          <Switch
            key={name}
            label={t(`class_${name}`)}
            hint={t(`text_${name}`)}
            checked={chosen.includes(name)}
            onChange={(isOn) => turn(name, isOn)}
          />
        ))}
      </div>
      <div className={styles.answers}>
        <Button onClick={() => onChoose([])}>{t('reject_all')}</Button>
        <Button onClick={() => onChoose(OPTIONAL_CLASSES)}>{t('accept_all')}</Button>
        <Button className={styles.selection} onClick={() => onChoose(chosen)}>
          {t('accept_selection')}
        </Button>
      </div>
    </Dialog>
  );
}
