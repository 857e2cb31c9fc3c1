import { ToggleGroup } from 'radix-ui';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useDecimalMark } from '#renderer/lib/text/use-decimal-mark.ts';
import { useTextDirection } from '#renderer/ui/text-direction.ts';
import { COEF_VIEWS, type CoefView, type OddsOptions, toCoefViewId } from '#shared/domain/odds/coef-view.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import styles from './settings-dialog.module.css';

/** Price that is shown as an example of each format, in thousandths. */
const SAMPLE = 2850;

function nameKey(view: CoefView): string {
  const format = view.format.replace('-', '_');
  return view.isAsian ? `odds_asian_${format}` : `odds_${format}`;
}

/** Chooses the odds format, with an example of each. */
export function OddsFormatPicker() {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const direction = useTextDirection();
  const { coefViewId } = useAppSelector(selectDisplay);
  const { coefViewIds, fractionalMode } = useAppSelector(selectConfig);
  const options: OddsOptions = { market: 'two-way', fractionalMode, decimalMark: useDecimalMark() };
  const views = COEF_VIEWS.filter((view) => view.isOffered && coefViewIds.includes(view.id));
  const choose = (value: string) => {
    if (value !== '') dispatch(displayChanged({ coefViewId: toCoefViewId(Number(value)) }));
  };
  return (
    <div className={styles.group}>
      <span className={styles.label}>{t('odds_label')}</span>
      <ToggleGroup.Root
        type="single"
        className={styles.formats}
        dir={direction}
        aria-label={t('odds_label')}
        value={String(coefViewId)}
        onValueChange={choose}
      >
        {views.map((view) => (
          <ToggleGroup.Item key={view.id} value={String(view.id)} className={styles.format}>
            <span>{t(nameKey(view))}</span>
            <span className={styles.sample}>{formatOdds(SAMPLE, view.id, options)}</span>
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      {views.some((view) => view.isAsian) ? <span className={styles.hint}>{t('odds_asian_hint')}</span> : null}
    </div>
  );
}
