import { useEffect } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { careAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useServerClock } from '#renderer/lib/time/use-now.ts';
import { isMoneyLimitType, NO_LIMIT } from '#shared/domain/care/money-limits.ts';
import { useHeldLimitsQuery } from './conversion/conversion-api.ts';
import { rememberLimits } from './modal-memory.ts';
import { PlainModal } from './plain-modal.tsx';

interface LimitsModalProps {
  readonly onClose: () => void;
}

/** Tells a player without a money limit that limits exist; players with one do not see it. */
export function LimitsModal({ onClose }: LimitsModalProps) {
  const { t } = useTranslation(['limits', 'modals']);
  const dispatch = useAppDispatch();
  const clock = useServerClock();
  const player = useAppSelector(selectPlayer);
  const { data, isError } = useHeldLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const hasOne = data?.data.some(({ limitType, limitValue }) => isMoneyLimitType(limitType) && limitValue !== NO_LIMIT);
  const close = () => {
    if (player) rememberLimits(deviceStore, player.user_id, clock.now());
    onClose();
  };
  const isNeedless = isError || hasOne === true;
  useEffect(() => {
    if (!isNeedless) return;
    if (player) rememberLimits(deviceStore, player.user_id, clock.now());
    onClose();
  }, [isNeedless, player, clock, onClose]);
  if (hasOne !== false) return null;
  const go = () => {
    close();
    dispatch(careAsked());
  };
  return (
    <PlainModal
      title={t('remind_title')}
      text={t('remind_text')}
      answers={[{ label: t('remind_go'), onPress: go }]}
      later={t('modals:later')}
      onClose={close}
    />
  );
}
