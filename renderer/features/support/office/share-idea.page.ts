import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { defineOfficePage } from '#renderer/lib/office/define-office-page.ts';

export const page = defineOfficePage({
  id: 'shareIdea',
  namespace: 'office',
  variant: 'share_idea',
  namespaces: ['office-help', 'support', 'errors'],
  icon: 'pencil',
  component: lazyModule(async () => (await import('./share-idea-page.tsx')).ShareIdeaPage),
});
