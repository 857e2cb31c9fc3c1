import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useDayText } from '#renderer/lib/text/use-day-text.ts';
import { Notice } from '#renderer/ui/notice.tsx';
import type { ContentPage } from '#shared/contracts/content.ts';
import { languageOf } from '#shared/domain/languages.ts';

/** Says what the visitor should know of the text: another language, an older version, made by a machine. */
export function TextNotices({ page }: { readonly page: ContentPage }) {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const dayText = useDayText();
  const { language: shown, state, versions } = page;
  const date = dayText(versions.at(-1)?.on ?? '');
  return (
    <>
      {shown === language ? null : (
        <Notice kind="info" icon="globe">
          {t('other_language', { language: shown, name: languageOf(shown).name })}
        </Notice>
      )}
      {state === 'outdated' ? (
        <Notice kind="warn" icon="clock">
          {t('outdated', { date })}
        </Notice>
      ) : null}
      {state === 'machine' ? (
        <Notice kind="info" icon="info">
          {t('machine')}
        </Notice>
      ) : null}
    </>
  );
}
