import { accessApi } from '#renderer/lib/api/access-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { rulesIn } from './load.ts';
import styles from './rules-text.module.css';

/** Sections of the packaged summary, in their order. */
const SUMMARY = ['players', 'account', 'bets', 'settlement', 'care', 'help'] as const;

/** Shows the product's summary of the rules. */
function Summary() {
  const { t } = useTranslation('terms');
  const { minAge, support } = useAppSelector(selectConfig);
  return (
    <>
      <p className={styles.note}>{t('summary_note')}</p>
      {SUMMARY.map((name) => (
        <section key={name}>
          <h2>{t(`heading_${name}`)}</h2>
          <p>{t(`text_${name}`, { age: minAge, email: `\u2068${support.email}\u2069` })}</p>
        </section>
      ))}
    </>
  );
}

/** Shows the rules to accept: those of the operator, or the packaged summary (shell §4, Terms; G-04). */
export function RulesText() {
  const { t } = useTranslation('terms');
  const language = useLanguage();
  const { data, isLoading } = accessApi.useGroupConfigQuery(rulesIn(language));
  const rules = data?.groups.rules ?? null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.rules} aria-label={t('label')} aria-busy={isLoading} tabIndex={0}>
      {rules ? (
        <div lang={languageTag(rules.language)} dir={languageOf(rules.language).dir}>
          {rules.sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      ) : null}
      {rules || isLoading ? null : <Summary />}
    </section>
  );
}
