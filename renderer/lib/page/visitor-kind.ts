import { useEffect, useState } from 'react';

let answer: Promise<boolean> | undefined;

/**
 * Answers whether a search engine or a link previewer reads the page. The list of bots loads once, after the first page;
 * a list that does not load leaves the visitor a player.
 */
export function askIsSearchBot(): Promise<boolean> {
  answer ??= import('./search-bot.ts').then(
    ({ isSearchBot }) => isSearchBot(navigator.userAgent),
    () => false,
  );
  return answer;
}

/** Whether a player, not a search bot, reads the page; false until it is known, so that nothing opens for a bot. */
export function useIsPlayer(): boolean {
  const [isPlayer, setIsPlayer] = useState(false);
  useEffect(() => {
    void askIsSearchBot().then((isBot) => setIsPlayer(!isBot));
  }, []);
  return isPlayer;
}
