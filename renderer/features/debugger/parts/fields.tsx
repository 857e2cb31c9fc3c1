import { useEffect, useState } from 'react';
import { copyText } from '#renderer/lib/device/copy-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './parts.module.css';

interface FilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Draws the search field of a list. */
export function Filter({ value, onChange }: FilterProps) {
  const { t } = useTranslation('debugger');
  return (
    <label className={styles.filter}>
      <Icon name="search" size={16} />
      <span className="vh">{t('filter')}</span>
      <input
        type="search"
        dir="auto"
        spellCheck={false}
        autoComplete="off"
        placeholder={t('filter')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Draws a choice in one line: its label is announced and shown as a tooltip. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const SAID_MS = 2000;

/** Draws a button that copies a text and confirms it. */
export function CopyText({ text }: { readonly text: () => string }) {
  const { t } = useTranslation('debugger');
  const [state, setState] = useState<'copied' | 'copy_failed' | null>(null);
  useEffect(() => {
    if (state === null) return;
    const timer = setTimeout(() => setState(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => void copyText(text()).then((isCopied) => setState(isCopied ? 'copied' : 'copy_failed'));
  return (
    <Button kind="quiet" onClick={copy}>
      <Icon name={state === 'copied' ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{t(state ?? 'copy')}</span>
    </Button>
  );
}
