import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Entry = lazyPart({
  load: async () => (await import('./forms/entry-dialog.tsx')).EntryDialog,
  namespaces: ['auth', 'registration'],
});
const Account = lazyPart({
  load: async () => (await import('./account/account-panel.tsx')).AccountPanel,
  namespaces: ['auth', 'session-result'],
});
const Hello = lazyPart({ load: async () => (await import('./greeting.tsx')).Greeting, namespaces: ['auth'] });

const Password = lazyPart({
  load: async () => (await import('./forgot-password/forgot-password-dialog.tsx')).ForgotPasswordDialog,
  namespaces: ['auth'],
});

/** Profit or loss of the session, for the header; its place has the room already. */
export const HeaderResultPart = lazyPart({
  load: async () => (await import('./session-result/header-result.tsx')).HeaderResult,
  namespaces: ['session-result'],
  isPatient: true,
});

const DIALOGS = { signIn: Entry, signUp: Entry, account: Account, password: Password } as const;

/** Dialogs of the player over the page; their code loads when they first open. */
export function AuthParts() {
  const { dialog, greeting } = useAppSelector(selectAuth);
  const Opened = dialog && DIALOGS[dialog];
  return (
    <>
      {Opened ? <Opened /> : null}
      {greeting ? <Hello /> : null}
    </>
  );
}
