import type { ComponentType } from 'react';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { SupportDialog } from '../support-options.ts';

export interface SupportDialogProps {
  readonly onClose: () => void;
  /** Opens another part of support in the same place. */
  readonly onOpen: (dialog: SupportDialog) => void;
}

const NAMESPACES = ['support'];

/** Dialogs of support, which load when they first open. */
export const SUPPORT_DIALOGS: Readonly<Record<SupportDialog, ComponentType<SupportDialogProps>>> = {
  chat: lazyPart<SupportDialogProps>({
    load: async () => (await import('../chat/chat-panel.tsx')).ChatPanel,
    namespaces: NAMESPACES,
  }),
  question: lazyPart<SupportDialogProps>({
    load: async () => (await import('../requests/question-dialog.tsx')).QuestionDialog,
    namespaces: NAMESPACES,
  }),
  requests: lazyPart<SupportDialogProps>({
    load: async () => (await import('../requests/requests-dialog.tsx')).RequestsDialog,
    namespaces: NAMESPACES,
  }),
  callback: lazyPart<SupportDialogProps>({
    load: async () => (await import('../callback/callback-dialog.tsx')).CallbackDialog,
    namespaces: NAMESPACES,
  }),
};
