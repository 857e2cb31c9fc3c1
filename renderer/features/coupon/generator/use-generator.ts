import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { couponFilled } from '../slice.ts';
import { useGenerateCouponMutation } from '../tools/coupon-tools-api.ts';
import { filledCoupon } from '../tools/filled-coupon.ts';
import { type FoundRequest, storeRequest } from './last-request.ts';

type Request = Omit<FoundRequest, 'selectionIds'>;

/** Looks for an express and puts it into the coupon; says what is wrong, or null when it is there. */
export function useGenerator() {
  const { t } = useTranslation(['coupon-tools', 'errors']);
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const [generate, { isLoading }] = useGenerateCouponMutation();
  const find = async (request: Request): Promise<string | null> => {
    const { iso, amount, wantedPayout, sportId, hours, turn } = request;
    const filters = { ...(sportId === null ? {} : { sports: [sportId] }), ...(hours === null ? {} : { hours }) };
    const answer = await generate({ body: { iso, amount, targetPayout: wantedPayout, turn, ...filters } });
    if (answer.error) return t(`errors:${errorTextKey(toCallError(answer.error))}`);
    const { found, reason } = answer.data;
    if (!found) return t(`none_${(reason ?? 'nothing-near').replaceAll('-', '_')}`);
    storeRequest({ ...request, selectionIds: found.legs.map(({ selectionId }) => selectionId) });
    const filled = filledCoupon(found.legs, COUPON_TYPE.express, null);
    dispatch(couponFilled({ ...filled, amount: { value: amount, iso } }));
    const words = t('found', { count: found.legs.length, payout: money(found.payout, iso) });
    noticeBoard.post({ priority: 1, kind: 'default', text: { words } });
    return null;
  };
  return { find, isLoading };
}
