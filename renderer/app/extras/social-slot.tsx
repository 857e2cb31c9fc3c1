import { useLocation } from 'react-router-dom';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { readSocialReturn } from '#shared/domain/social/social-return.ts';

const SocialNews = lazyPart({
  load: async () => (await import('#renderer/features/sign-in/social/social-news.tsx')).SocialNews,
  namespaces: ['social'],
});

/** Reports the result of signing in through a network; the sign-in page reports its own. */
export function SocialSlot() {
  const { search } = useLocation();
  const isLogin = useRoute()?.row.page === 'login';
  return !isLogin && readSocialReturn(search) ? <SocialNews /> : null;
}
