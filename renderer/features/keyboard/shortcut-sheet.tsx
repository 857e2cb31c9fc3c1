import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import styles from './shortcut-sheet.module.css';

/** Keys by what they do, in groups. */
const GROUPS = [
  [
    'group_list',
    [
      ['next', ['J', '↓']],
      ['previous', ['K', '↑']],
      ['prices', ['←', '→']],
      ['outcomes', ['1', 'X', '2']],
      ['enter', ['Enter']],
    ],
  ],
  [
    'group_coupon',
    [
      ['stake', ['S']],
      ['place_stake', ['Enter']],
      ['place', ['P']],
      ['undo', ['U']],
      ['back', ['Esc']],
    ],
  ],
  [
    'group_page',
    [
      ['search', ['/']],
      ['sheet', ['?']],
    ],
  ],
] as const;

/** Lists the keys of the product, and switches them off. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['shortcuts', 'common']);
  const dispatch = useAppDispatch();
  const { isShortcutsOn } = useAppSelector(selectDisplay);
  return (
    <Dialog title={t('title')} closeLabel={t('common:close')} onClose={onClose} padded>
      <div className={styles.sheet}>
        {GROUPS.map(([group, rows]) => (
          <section key={group}>
            <h3 className={styles.heading}>{t(group)}</h3>
            <dl className={styles.list}>
              {rows.map(([name, keys]) => (
                <div key={name} className={styles.row}>
                  <dt>{t(`do_${name}`)}</dt>
                  <dd className={styles.keys} dir="ltr">
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label={t('switch_label')}
          hint={t('switch_hint')}
          checked={isShortcutsOn}
          onChange={(isOn) => dispatch(displayChanged({ isShortcutsOn: isOn }))}
        />
      </div>
    </Dialog>
  );
}
