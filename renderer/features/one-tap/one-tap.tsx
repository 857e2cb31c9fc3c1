import { useEffect, useRef } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { safeRedirect } from '#shared/domain/guards/safe-redirect.ts';
import { oneTapApi } from './one-tap-api.ts';
import { loadOneTap, type OneTapPrompt } from './one-tap-script.ts';

/** Interval between two checks for an open dialog, ms. */
const LOOK_MS = 1000;

const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/** Sends a credential and opens the address in the answer if it belongs to the site (shell §7, redirectUrl). */
function useHandOver(): (credential: string) => Promise<void> {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const language = useLanguage();
  return async (credential) => {
    const { geoCurrencyCode, defaultCurrency, geoCountryId, redirectHosts } = selectConfig(store.getState());
    const fields = {
      credential,
      language,
      currency: geoCurrencyCode ?? defaultCurrency,
      countryId: geoCountryId === null ? '' : String(geoCountryId),
    };
    const answer = await dispatch(oneTapApi.endpoints.oneTap.initiate(fields, { track: false }));
    if ('error' in answer) {
      noticeBoard.post({ priority: 2, text: { words: t(errorTextKey(toCallError(answer.error))) } });
      return;
    }
    const to = safeRedirect(answer.data.redirectUrl, redirectHosts);
    if (to !== null) location.assign(to);
  };
}

/** Offers one-tap sign-in to guests, once a page, and never over a dialog. */
export function OneTap() {
  const { t } = useTranslation('social');
  const dispatch = useAppDispatch();
  const { oneTapScript } = useAppSelector(selectConfig);
  const now = { handOver: useHandOver(), failure: t('one_tap_error') };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    let prompt: OneTapPrompt | null = null;
    let isWanted = true;
    let hasBegun = false;
    let isShown = false;

    async function begin(): Promise<void> {
      const client = await dispatch(oneTapApi.endpoints.oneTapClient.initiate(undefined, { subscribe: false }));
      if (!client.data) return;
      const { clientId } = client.data;
      const loaded = await loadOneTap(oneTapScript).catch(() => null);
      if (!isWanted) return;
      if (!loaded) {
        noticeBoard.post({ priority: 3, text: { words: latest.current.failure } });
        return;
      }
      prompt = loaded;
      const callback = ({ credential }: { credential: string }) => void latest.current.handOver(credential);
      prompt.initialize({ client_id: clientId, callback, cancel_on_tap_outside: false });
    }

    const timer = setInterval(() => {
      // A dialog that opens later closes the prompt.
      if (isDialogOpen()) {
        if (isShown) prompt?.cancel();
        return;
      }
      if (prompt && !isShown) {
        isShown = true;
        prompt.prompt();
      }
      if (hasBegun) return;
      hasBegun = true;
      void begin();
    }, LOOK_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
      prompt?.cancel();
    };
  }, [dispatch, oneTapScript]);
  return null;
}
