import { useLocation } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import { explainLanguage } from '../explain-language.ts';
import { Code, Panel, Table, Tag } from '../parts/panel.tsx';
import { cookieValue } from '../report/stored-keys.ts';

/** Shows the language of the page and the source that chose it. */
export function Language() {
  const { t } = useTranslation('debugger');
  const { pathname, search } = useLocation();
  const { languages, defaultLanguage } = useAppSelector(selectConfig);
  const steps = explainLanguage({
    url: pathname + search,
    stored: cookieValue(LANGUAGE_COOKIE),
    browser: navigator.languages.join(),
    available: languages,
    fallback: defaultLanguage,
  });
  return (
    <Panel title={t('language')}>
      <Table label={t('language')} head={[t('source'), t('asks_for'), t('verdict')]}>
        {steps.map(({ source, asked, isOffered, isChosen }) => (
          <tr key={source}>
            <td>{t(`language_${source}`)}</td>
            <td>
              <Code>{asked ?? '–'}</Code>
            </td>
            <td>
              {isChosen ? <Tag tone="good">{t('chosen')}</Tag> : null}
              {asked !== null && !isOffered ? <Tag tone="warn">{t('not_offered')}</Tag> : null}
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
