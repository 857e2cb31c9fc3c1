import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { selectCouponCount, stakeFocusAsked } from '#renderer/lib/ports/coupon-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { PromoChoice } from './promo-choice.tsx';

/** Says what a code is worth, and leads to where it pays a bet: the bet slip, or games while it is empty. */
function ChosenCode({ promo: { code, value, iso } }: { readonly promo: PromoCode }) {
  const { t } = useTranslation('office-bonuses');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const hasBets = useAppSelector(selectCouponCount) > 0;
  return (
    <>
      <div role="status">
        <Notice kind="info" icon="check">
          {t('code_worth', { code, value: money(value, iso) })}
        </Notice>
      </div>
      <div>
        {hasBets ? (
          <Button onClick={() => dispatch(stakeFocusAsked())}>{t('to_slip')}</Button>
        ) : (
          <Link className={buttonClass('secondary')} to={paths.section('line', { language })}>
            {t('to_games')}
          </Link>
        )}
      </div>
    </>
  );
}

/** The player's promo codes, and a field that tells what another one is worth. */
export function OwnPromoCodes() {
  const [chosen, setChosen] = useState<PromoCode | null>(null);
  return (
    <>
      <PromoChoice takesFocus={false} onChosen={setChosen} />
      {chosen ? (
        <OfficeCard>
          <ChosenCode promo={chosen} />
        </OfficeCard>
      ) : null}
    </>
  );
}
