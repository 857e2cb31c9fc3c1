import { useMemo } from 'react';
import { offeredLanguages } from '#shared/domain/routing/language.ts';
import { selectPlayer } from '../api/session-api.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

/** Returns the languages to choose from; some are hidden from guests. */
export function useOfferedLanguages(): readonly string[] {
  const { languages, hiddenLanguages } = useAppSelector(selectConfig);
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  return useMemo(
    () => offeredLanguages({ languages, hiddenLanguages }, isPlayer),
    [languages, hiddenLanguages, isPlayer],
  );
}
