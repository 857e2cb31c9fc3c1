import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AppStore } from '#renderer/app/make-store.ts';
import { loadSession } from '#renderer/features/sign-in/load.ts';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { termsApi } from '#renderer/lib/api/terms-api.ts';
import { Awake, type WakePart } from './awake.tsx';

/** Loads what the guards need to know about the visitor, as the server does before it draws a page. */
export async function loadVisitor({ dispatch, getState }: AppStore): Promise<void> {
  await Promise.all(loadSession(dispatch));
  if (selectPlayer(getState()) === null) return;
  await dispatch(termsApi.endpoints.agreementStatus.initiate(undefined, { subscribe: false }));
}

/** Draws a page in place of the server's placeholder; nothing of it sleeps. */
export function drawPage(root: HTMLElement, page: ReactNode): Promise<WakePart> {
  return new Promise((resolve) => {
    createRoot(root).render(
      <>
        {page}
        <Awake onAwake={() => resolve(() => {})} />
      </>,
    );
  });
}
