import { useEffect, useSyncExternalStore } from 'react';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { AppDispatch, AppState } from '#renderer/lib/store/app-state.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { supportApi } from '../api.ts';
import { createOutbox, type Outbox, type OutgoingMessage, type SendMessage } from './outbox.ts';

const NOTHING: readonly OutgoingMessage[] = [];
/** Result for a message whose writer signed in or out meanwhile. */
const GONE: { readonly error: CallError } = { error: { status: 401, code: 'SESSION_REQUIRED' } };

let current: { readonly userId: number; readonly outbox: Outbox } | null = null;

const sendAs =
  (userId: number, text: string, idempotencyKey: string) =>
  async (dispatch: AppDispatch, getState: () => AppState): ReturnType<SendMessage> => {
    if ((selectPlayer(getState())?.user_id ?? 0) !== userId) return GONE;
    const sending = supportApi.endpoints.writeChat.initiate({ body: { text }, idempotencyKey }, { track: false });
    const { data, error } = await dispatch(sending);
    return data ? { id: data.id } : { error: toCallError(error) };
  };

/** Returns the outbox of the current writer; unsent messages of another writer are dropped. */
function outboxOf(userId: number, dispatch: AppDispatch): Outbox {
  if (current?.userId === userId) return current.outbox;
  const outbox = createOutbox((text, key) => dispatch(sendAs(userId, text, key)));
  current = { userId, outbox };
  return outbox;
}

/** Returns this visitor's messages that are being sent, with their actions. */
export function useOutbox(userId: number) {
  const outbox = outboxOf(userId, useAppDispatch());
  const items = useSyncExternalStore(outbox.subscribe, outbox.items, () => NOTHING);
  useEffect(() => {
    window.addEventListener('online', outbox.retryLost);
    return () => window.removeEventListener('online', outbox.retryLost);
  }, [outbox]);
  return { outbox, items };
}
