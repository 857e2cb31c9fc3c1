import { paths } from './paths.ts';

/** Id of the page of content that lists the news; each article is a page of content below it: `news/<slug>`. */
export const NEWS_PAGE = 'news';

/**
 * Topics of articles, in the order of the list. Each has its name under `news_topic_<topic>` among the texts of `content`;
 * addresses name it as it stands here.
 */
export const NEWS_TOPICS = ['bets', 'games', 'account', 'safer-play', 'site'] as const;
export type NewsTopic = (typeof NEWS_TOPICS)[number];

/**
 * Parameters of the address of the list: topic, and page from 1. A topic is not called `tag`: that parameter names the
 * campaign of a referrer, whose cookie each choice would set.
 */
export const NEWS_PARAMETERS: readonly string[] = ['topic', 'page'];

/** Returns the topic of that name; null for none, and for one that does not exist. */
export function newsTopicOf(name: string | null): NewsTopic | null {
  return NEWS_TOPICS.find((topic) => topic === name) ?? null;
}

/**
 * Returns the path of the list, or of one page of one topic of it.
 *
 * @param page from 1
 */
export function newsPath(language: string, { topic, page = 1 }: { topic?: NewsTopic | null; page?: number } = {}) {
  const choice = [...(topic ? [`topic=${topic}`] : []), ...(page > 1 ? [`page=${page}`] : [])].join('&');
  return `${paths.home(language)}/${NEWS_PAGE}${choice === '' ? '' : `?${choice}`}`;
}

/** Returns the path of the Atom feed of a language. */
export const newsFeedPath = (language: string): string => `${paths.home(language)}/${NEWS_PAGE}.atom`;
