import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { tellCare } from '#renderer/lib/tabs/care-channel.ts';
import type { CareLimit } from '#shared/contracts/session-life.ts';
import type { MoneyLimitType } from '#shared/domain/care/money-limits.ts';
import { useSetCareLimitsMutation } from '../panel/care-api.ts';
import { useCancelLimitMutation, useLimitActionMutation } from './limits-api.ts';

/** Actions on one limit, and the text about the last result. */
export interface Saving {
  readonly isBusy: boolean;
  /** null while there is no result. */
  readonly said: string | null;
  /** Saves a limit; true when the back end accepted it. */
  readonly save: (limitType: MoneyLimitType, limitValue: number) => Promise<boolean>;
  readonly confirm: (limitType: MoneyLimitType) => Promise<boolean>;
  readonly reject: (limitType: MoneyLimitType) => Promise<boolean>;
  readonly cancel: (limitType: MoneyLimitType) => Promise<boolean>;
}

const isWaiting = (limits: readonly CareLimit[], type: MoneyLimitType) =>
  limits.some(({ limitType, limitState }) => limitType === type && limitState === 'PENDING');

/**
 * Saves, confirms and withdraws limits; the session watch hears of it in every tab. The server's own words take
 * precedence (betting §8).
 */
export function useSaving(): Saving {
  const { t } = useTranslation(['limits', 'errors']);
  const [set, setting] = useSetCareLimitsMutation();
  const [act, acting] = useLimitActionMutation();
  const [drop, dropping] = useCancelLimitMutation();
  const [said, setSaid] = useState<string | null>(null);

  function done(words: string): true {
    tellCare();
    setSaid(words);
    return true;
  }

  function failed(error: unknown, lead = ''): false {
    const { title, words = title, ...failure } = toCallError(error);
    setSaid(words ?? `${lead} ${t(`errors:${errorTextKey(failure)}`)}`.trim());
    return false;
  }

  /** A refusal that says nothing about itself counts as forbidden (betting §8). */
  function unsaved(error: unknown): false {
    const failure = toCallError(error);
    return failed(failure.isUnnamed ? { ...failure, code: 'FORBIDDEN' } : failure);
  }

  return {
    isBusy: setting.isLoading || acting.isLoading || dropping.isLoading,
    said,
    async save(limitType, limitValue) {
      setSaid(null);
      const { data, error } = await set({ body: { limits: [{ limitType, limitValue }] } });
      if (!data) return unsaved(error);
      return done(data.title ?? t(isWaiting(data.data.limitsData, limitType) ? 'saved_later' : 'saved_now'));
    },
    async confirm(limitType) {
      const { data, error } = await act({ body: { action: 'confirm', limitType } });
      return data ? done(data.title ?? t('confirm_success')) : failed(error, t('confirm_error'));
    },
    async reject(limitType) {
      const { data, error } = await act({ body: { action: 'reject', limitType } });
      return data ? done(data.title ?? t('cancel_success')) : failed(error, t('cancel_error'));
    },
    async cancel(limitType) {
      const { data, error } = await drop({ body: { limitType } });
      return data ? done(data.title ?? t('cancel_success')) : failed(error, t('cancel_error'));
    },
  };
}
