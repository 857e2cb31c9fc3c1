import { useEffect, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer, sessionApi } from '#renderer/lib/api/session-api.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { Conversion } from '#shared/contracts/account-conversion.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { rememberConvert } from '../modal-memory.ts';
import { PlainModal } from '../plain-modal.tsx';
import { ConfirmModal } from './confirm-modal.tsx';
import { useConversionsQuery, useConvertAccountMutation } from './conversion-api.ts';

interface ConvertModalProps {
  readonly onClose: () => void;
}

/** Converts one account, once while the modal is open; the result is announced like every money operation. */
function useConvert({ from }: Conversion) {
  const { t } = useTranslation(['conversion', 'errors']);
  const money = useMoneyText();
  const dispatch = useAppDispatch();
  const [key] = useState(randomId);
  const [convert, { error, isLoading }] = useConvertAccountMutation();
  const go = async (): Promise<boolean> => {
    const { data } = await convert({ body: { accountId: from.accountId }, idempotencyKey: key });
    if (!data) return false;
    const done = data.data;
    const words = t('done', { from: money(done.from.amount, done.from.iso), to: money(done.to.amount, done.to.iso) });
    noticeBoard.post({ priority: 1, kind: 'default', text: { words }, isMoney: true });
    await dispatch(sessionApi.endpoints.session.initiate(undefined, { subscribe: false, forceRefetch: true }));
    return true;
  };
  return { go, isLoading, failure: error ? t(`errors:${errorTextKey(toCallError(error))}`) : null };
}

function Confirm({ quote, onClose }: { readonly quote: Conversion; readonly onClose: () => void }) {
  const { go, isLoading, failure } = useConvert(quote);
  const convert = async () => {
    if (await go()) onClose();
  };
  return (
    <ConfirmModal
      quote={quote}
      isBusy={isLoading}
      failure={failure}
      onConfirm={() => void convert()}
      onClose={onClose}
    />
  );
}

/**
 * Announces once in a session that an account's currency has ended, shows its value in the new one, and converts it
 * (shell §4).
 */
export function ConvertModal({ onClose }: ConvertModalProps) {
  const { t } = useTranslation(['modals', 'conversion']);
  const player = useAppSelector(selectPlayer);
  const { data, isError } = useConversionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [confirmed, setConfirmed] = useState<Conversion | null>(null);
  const [quote] = data?.data ?? [];
  const close = () => {
    if (player) rememberConvert(deviceStore, player.user_id);
    onClose();
  };
  // Nothing to show: the next dialog may open.
  const isNeedless = isError || (data !== undefined && !quote && !confirmed);
  useEffect(() => {
    if (!isNeedless) return;
    if (player) rememberConvert(deviceStore, player.user_id);
    onClose();
  }, [isNeedless, player, onClose]);
  if (confirmed) return <Confirm quote={confirmed} onClose={close} />;
  if (!quote) return null;
  return (
    <PlainModal
      title={t(quote.from.iso === 'HRK' ? 'convert_title_hrk' : 'convert_title')}
      text={t(quote.isMain ? 'convert_text_main' : 'convert_text_additional', { iso: quote.from.iso })}
      answers={[{ label: t('conversion:look'), onPress: () => setConfirmed(quote) }]}
      later={t('later')}
      onClose={close}
    />
  );
}
