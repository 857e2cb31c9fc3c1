import type { NewsTopic } from '#shared/domain/routing/news.ts';
import { newsTopicOf } from '#shared/domain/routing/news.ts';
import { contentApi } from '../api.ts';

/** What an address chooses of the list of news. */
export interface NewsChoice {
  readonly topic: NewsTopic | null;
  /** From 1. */
  readonly page: number;
}

/** Returns what an address chooses; what means nothing chooses nothing. */
export function newsChoice(query: URLSearchParams): NewsChoice {
  const page = query.get('page') ?? '';
  return { topic: newsTopicOf(query.get('topic')), page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 };
}

/** Returns the arguments of the call of the list: the same on the server and in the browser. */
export function newsArguments({ topic, page }: NewsChoice, language: string) {
  return { query: { lang: language, ...(topic ? { topic } : {}), ...(page > 1 ? { page: String(page) } : {}) } };
}

export const newsList = contentApi.endpoints.news;
