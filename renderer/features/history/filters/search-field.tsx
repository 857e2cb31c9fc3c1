import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { MAX_SEARCH_LENGTH } from './history-filter.ts';

/** Ms without a keystroke before the search starts. */
const PAUSE_MS = 350;

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Searches coupons by number, team or competition, shortly after the last keystroke. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('history');
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // The address was changed elsewhere, for example by the Back button.
  if (told !== value) {
    setTold(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => latest.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      label={t('search_label')}
      type="search"
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
      value={typed}
      onChange={setTyped}
    />
  );
}
