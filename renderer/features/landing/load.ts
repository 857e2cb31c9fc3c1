import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import { landingApi } from './api.ts';

/** Returns the arguments of a landing's call for any of its addresses: the same on the server and in the browser. */
export function landingArguments(params: Readonly<Record<string, string>>, language: string) {
  const landingId = params.landingId ?? params.promotionId ?? params.id ?? '';
  return { params: { landingId }, query: { lang: language } };
}

/** Loads the landing with its games. */
export function loadLanding(
  dispatch: AppDispatch,
  params: Readonly<Record<string, string>>,
  { language }: { readonly language: string },
) {
  const { landing } = landingApi.endpoints;
  return [dispatch(landing.initiate(landingArguments(params, language), { subscribe: false }))];
}
