import { accessApi } from '#renderer/lib/api/access-api.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';

/** Returns the argument of the call for the rules, the same on the server and in the browser (shell §7, group config). */
export const rulesIn = (language: string) => ({ query: { groups: 'rules', lang: language } });

/** Loads the operator's rules. A back end without them leaves the page its summary, so no failure is passed on. */
export function loadTerms(
  dispatch: AppDispatch,
  _params: Readonly<Record<string, string>>,
  { language }: { readonly language: string },
) {
  const { groupConfig } = accessApi.endpoints;
  return [dispatch(groupConfig.initiate(rulesIn(language), { subscribe: false })).then(() => ({}))];
}
