import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useColumnChoices } from '#renderer/lib/text/use-column-choices.ts';
import { SegmentedField } from '#renderer/ui/segmented-field.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import type { CoefIndication, ListColumns } from '#shared/domain/display/display-preferences.ts';

/** Switches of lists, of the bet slip and of the menu, with their texts (betting §3, Global display state). */
const LIST_SWITCHES = [
  ['isShowGameId', 'game_id_label', 'game_id_hint'],
  ['isDetailedScore', 'score_label', 'score_hint'],
  ['isBestMatchesOnTop', 'best_label', 'best_hint'],
  ['isUpcomingEvent', 'soon_label', 'soon_hint'],
  ['isTeamLogosInCoupon', 'logos_label', 'logos_hint'],
] as const;
const MENU_SWITCHES = [
  ['isGroupSportsByCategories', 'categories_label', 'categories_hint'],
  ['isGroupByCountry', 'countries_label', 'countries_hint'],
  ['isRailFolded', 'rail_label', 'rail_hint'],
  ['isLeftSectionHover', 'rail_hover_label', 'rail_hover_hint'],
] as const;

function Switches({ of }: { readonly of: typeof LIST_SWITCHES | typeof MENU_SWITCHES }) {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const display = useAppSelector(selectDisplay);
  return of.map(([name, label, hint]) => (
    <Switch
      key={name}
      label={t(label)}
      hint={t(hint)}
      checked={display[name]}
      onChange={(isOn) => dispatch(displayChanged({ [name]: isOn }))}
    />
  ));
}

/** Settings of lists, prices and the menu (betting §3). */
export function ListSettings() {
  const { t } = useTranslation(['preferences', 'common', 'games']);
  const dispatch = useAppDispatch();
  const { coefIndicationType, currentBettingType, filteredMarkets } = useAppSelector(selectDisplay);
  const columns = useColumnChoices();
  return (
    <>
      <SegmentedField
        label={t('moves_label')}
        hint={t('moves_hint')}
        value={String(coefIndicationType)}
        options={[
          { value: '0', label: t('moves_colour') },
          { value: '1', label: t('moves_arrow') },
          { value: '2', label: t('moves_none') },
        ]}
        onChange={(value) => dispatch(displayChanged({ coefIndicationType: Number(value) as CoefIndication }))}
      />
      <SelectField
        label={t('columns_label')}
        value={String(filteredMarkets)}
        options={columns}
        onChange={(value) => dispatch(displayChanged({ filteredMarkets: Number(value) as ListColumns }))}
      />
      <Switches of={LIST_SWITCHES} />
      <SegmentedField
        label={t('menu_section_label')}
        hint={t('menu_section_hint')}
        value={currentBettingType}
        options={[
          { value: 'live', label: t('common:nav_live') },
          { value: 'line', label: t('common:nav_line') },
        ]}
        onChange={(value) => dispatch(displayChanged({ currentBettingType: value === 'line' ? 'line' : 'live' }))}
      />
      <Switches of={MENU_SWITCHES} />
    </>
  );
}
