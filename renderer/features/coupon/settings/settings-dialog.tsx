import type { ReactNode } from 'react';
import { selectAccounts, selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { SegmentedField } from '#renderer/ui/segmented-field.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import {
  amountStepOf,
  chipsOf,
  FIRST_STAKES,
  fixedStakeOf,
  oneClickAmountOf,
  withChip,
  withoutChips,
} from '#shared/domain/coupon/bet-slip-preferences.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { PolicyPicker } from '../bet-slip/policy-picker.tsx';
import { OneClickSwitch } from '../one-click/one-click-switch.tsx';
import { AmountSetting } from './amount-setting.tsx';
import styles from './settings-dialog.module.css';
import { usePreferences } from './use-preferences.ts';

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Settings of the stake: the step of its buttons, and the amounts that one press fills in. */
function StakeSettings({ iso }: { readonly iso: string }) {
  const { t } = useTranslation('bet-slip');
  const money = useMoneyText();
  const [preferences, change] = usePreferences();
  const { isManualStep, isAutoMax, chips } = preferences;
  return (
    <Group title={t('stake_title', { iso })}>
      <SegmentedField
        label={t('first_stake')}
        value={preferences.firstStake}
        options={FIRST_STAKES.map((value) => ({ value, label: t(`first_stake_${value}`) }))}
        onChange={(firstStake) => change({ firstStake })}
      />
      {preferences.firstStake === 'fixed' ? (
        <AmountSetting
          label={t('fixed_stake')}
          iso={iso}
          value={fixedStakeOf(preferences, iso)}
          onChange={(value) => change((now) => ({ ...now, fixedStakes: { ...now.fixedStakes, [iso]: value } }))}
        />
      ) : null}
      <Switch
        label={t('manual_step')}
        hint={t('manual_step_hint', { step: money(currencyOf(iso).amountStep, iso) })}
        checked={isManualStep}
        onChange={(checked) => change({ isManualStep: checked })}
      />
      {isManualStep ? (
        <AmountSetting
          label={t('step')}
          iso={iso}
          value={amountStepOf(preferences, iso)}
          onChange={(value) => change((now) => ({ ...now, amountSteps: { ...now.amountSteps, [iso]: value } }))}
        />
      ) : null}
      <fieldset className={styles.chips} aria-label={t('chips')}>
        <div className={styles.top}>
          <span aria-hidden="true">{t('chips')}</span>
          {chips[iso] ? (
            <Button kind="quiet" onClick={() => change((now) => withoutChips(now, iso))}>
              {t('chips_reset')}
            </Button>
          ) : null}
        </div>
        {chipsOf(preferences, iso).map((value, place) => (
          <AmountSetting
            // biome-ignore lint/suspicious/noArrayIndexKey: a quick amount is its place
            key={place}
            label={t('chip_number', { number: place + 1 })}
            labelHidden
            iso={iso}
            value={value}
            onChange={(amount) => change((now) => withChip(now, iso, place, amount))}
          />
        ))}
      </fieldset>
      <Switch
        label={t('auto_max')}
        hint={t('auto_max_hint')}
        checked={isAutoMax}
        onChange={(checked) => change({ isAutoMax: checked })}
      />
    </Group>
  );
}

function OneClickSettings({ iso }: { readonly iso: string }) {
  const { t } = useTranslation('bet-slip');
  const [preferences, change] = usePreferences();
  const bonus = useAppSelector(selectAccounts).find(({ type }) => type === ACCOUNT_TYPE.bonus);
  return (
    <Group title={t('one_click')}>
      <OneClickSwitch />
      <AmountSetting
        label={t('one_click_amount')}
        iso={iso}
        value={oneClickAmountOf(preferences, iso, false)}
        onChange={(value) => change((now) => ({ ...now, oneClickAmounts: { ...now.oneClickAmounts, [iso]: value } }))}
      />
      {bonus ? (
        <AmountSetting
          label={t('one_click_bonus_amount')}
          iso={bonus.iso}
          value={oneClickAmountOf(preferences, bonus.iso, true)}
          onChange={(value) =>
            change((now) => ({ ...now, bonusOneClickAmounts: { ...now.bonusOneClickAmounts, [bonus.iso]: value } }))
          }
        />
      ) : null}
    </Group>
  );
}

const SHOWN = [
  { field: 'isBalanceShown', key: 'show_balance' },
  { field: 'isPossibleWinShown', key: 'show_win' },
  { field: 'isAccountSelectShown', key: 'show_accounts' },
  { field: 'isCouponFixed', key: 'fixed' },
] as const;

function ShownSettings() {
  const { t } = useTranslation('bet-slip');
  const [preferences, change] = usePreferences();
  return (
    <Group title={t('shown_title')}>
      {SHOWN.map(({ field, key }) => (
        <Switch
          key={field}
          label={t(key)}
          checked={preferences[field]}
          onChange={(checked) => change({ [field]: checked })}
        />
      ))}
    </Group>
  );
}

function CashOutSettings() {
  const { t } = useTranslation('bet-slip');
  const [{ isOneTapCashOut }, change] = usePreferences();
  return (
    <Group title={t('cash_out_title')}>
      <Switch
        label={t('one_tap_cash_out')}
        hint={t('one_tap_cash_out_hint')}
        checked={isOneTapCashOut}
        onChange={(checked) => change({ isOneTapCashOut: checked })}
      />
    </Group>
  );
}

/** Settings of the bet slip (betting §3, coupon settings); every change applies at once, in every tab. */
export function BetSlipSettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['bet-slip', 'common', 'coupon']);
  const config = useAppSelector(selectConfig);
  const iso = useAppSelector(selectActiveAccount)?.iso ?? config.defaultCurrency;
  return (
    <Dialog title={t('settings_title')} closeLabel={t('common:close')} onClose={onClose} padded>
      <div className={styles.groups}>
        <PolicyPicker />
        <StakeSettings key={iso} iso={iso} />
        <OneClickSettings iso={iso} />
        <CashOutSettings />
        <ShownSettings />
      </div>
    </Dialog>
  );
}
