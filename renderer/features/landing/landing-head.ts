import type { HeadInput, HeadText } from '#renderer/lib/pages/page-record.ts';
import { landingApi } from './api.ts';
import { landingArguments } from './load.ts';

/** Returns the head of a landing, from its own texts; search engines list none. */
export function landingHead({ state, route, language }: HeadInput): HeadText {
  const { brand } = state.site.config;
  const { data } = landingApi.endpoints.landing.select(landingArguments(route?.params ?? {}, language))(state);
  if (!data) return { title: brand, description: '', canonical: null };
  return { title: `${data.texts.title} – ${brand}`, description: data.texts.description, canonical: null };
}
