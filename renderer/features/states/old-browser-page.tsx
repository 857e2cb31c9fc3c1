import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { GoHome } from './state-actions.tsx';
import { StateScreen } from './state-screen.tsx';

/** First browser versions with everything that the pages use: nested rules, width ranges, `:has`. */
const BROWSERS = [
  { name: 'Google Chrome', version: '120' },
  { name: 'Microsoft Edge', version: '120' },
  { name: 'Mozilla Firefox', version: '121' },
  { name: 'Apple Safari', version: '17.2' },
] as const;

/** Lists the supported browsers for visitors whose browser cannot run the product (shell §2.8). */
export function OldBrowserPage() {
  const { t } = useTranslation('states');
  return (
    <StateScreen tone="calm" icon="globe" name="old_browser" actions={<GoHome />}>
      <ul>
        {BROWSERS.map(({ name, version }) => (
          <li key={name}>
            <bdi>{t('browser_from', { name, version })}</bdi>
          </li>
        ))}
      </ul>
    </StateScreen>
  );
}
