import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { SecondStepFormProps } from './second-step-form.tsx';

/** The second step of a sign-in, for players who use one. */
export const SecondStepPart = lazyPart<SecondStepFormProps>({
  load: async () => (await import('./second-step-form.tsx')).SecondStepForm,
  namespaces: ['factors', 'auth', 'errors'],
});
