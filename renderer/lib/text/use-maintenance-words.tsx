import type { ReactElement } from 'react';
import { languageOf } from '#shared/domain/languages.ts';
import { type MaintenanceTexts, maintenanceWords } from '#shared/domain/maintenance-words.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { useLanguage } from '../routing/use-route.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

/** Returns the operator's own text about maintenance for this player, in its language; null without one (N-08). */
export function useMaintenanceWords(texts: MaintenanceTexts | undefined): ReactElement | null {
  const { geoCountry } = useAppSelector(selectConfig);
  const words = maintenanceWords(texts, useLanguage(), geoCountry);
  if (words === null) return null;
  return (
    <span lang={languageTag(words.language)} dir={languageOf(words.language).dir}>
      {words.text}
    </span>
  );
}
