import { AccountMenu } from '#renderer/features/account/account-menu.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { AuthDialogs } from './auth-dialogs.tsx';

/** Profit or loss of the session, for the header; its place has the room already. */
const Result = lazyPart({
  load: async () => (await import('#renderer/features/care/session-result/header-result.tsx')).HeaderResult,
  namespaces: ['session-result'],
  isPatient: true,
});

/** The player's menu in the header, with the dialogs that it opens. */
export function AccountPlace() {
  return (
    <AccountMenu result={<Result />}>
      <AuthDialogs />
    </AccountMenu>
  );
}
