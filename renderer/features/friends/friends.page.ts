import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'friends',
  namespace: 'office',
  variant: 'bring_friend',
  namespaces: ['friends', 'errors'],
  icon: 'share',
  load: (dispatch) => [import('./load.ts').then(({ loadFriends }) => loadFriends(dispatch))],
  component: lazyModule(async () => (await import('./friends-page.tsx')).FriendsPage),
});
