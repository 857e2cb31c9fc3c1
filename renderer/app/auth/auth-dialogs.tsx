import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Entry = lazyPart({
  load: async () => (await import('./entry-dialog.tsx')).EntryDialog,
  namespaces: ['auth', 'registration'],
});
const Account = lazyPart({
  load: async () => (await import('./account-dialog.tsx')).AccountDialog,
  namespaces: ['auth', 'session-result'],
});
const Hello = lazyPart({
  load: async () => (await import('#renderer/features/sign-in/greeting.tsx')).Greeting,
  namespaces: ['auth'],
});

const Password = lazyPart({
  load: async () =>
    (await import('#renderer/features/sign-in/forgot-password/forgot-password-dialog.tsx')).ForgotPasswordDialog,
  namespaces: ['auth'],
});

const DIALOGS = { signIn: Entry, signUp: Entry, account: Account, password: Password } as const;

/** Dialogs of the player over the page; their code loads when they first open. */
export function AuthDialogs() {
  const { dialog, greeting } = useAppSelector(selectAuth);
  const Opened = dialog && DIALOGS[dialog];
  return (
    <>
      {Opened ? <Opened /> : null}
      {greeting ? <Hello /> : null}
    </>
  );
}
