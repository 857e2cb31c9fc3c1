import { useMemo } from 'react';
import { offeredLanguages } from '#shared/domain/routing/language.ts';
import { selectPlayer } from '../api/session-api.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

/** Languages to choose from: guests do not see those that are hidden from them. */
export function useOfferedLanguages(): readonly string[] {
  const { languages, hiddenLanguages } = useAppSelector(selectConfig);
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  return useMemo(
    () => offeredLanguages({ languages, hiddenLanguages }, isPlayer),
    [languages, hiddenLanguages, isPlayer],
  );
}
